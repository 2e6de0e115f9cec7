// A target with a number or words on it: they are said, then what it is.
import type { ComponentChildren } from 'preact';
import { Spoken } from '../../ui/parts';
import type { Target } from '../game_ui';
import { aim, wordsOf, type Aim } from './aim';

export function Thing(props: { of: Aim; target: Target; look: string; children: ComponentChildren }) {
  const { of, target, look, children } = props;
  return (
    <span class={look} {...aim(of, target)} aria-label={undefined}>
      {children}
      <Spoken words={wordsOf(of, target)} />
    </span>
  );
}
