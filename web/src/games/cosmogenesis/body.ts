// Bodies of a star system, read from the rules' notation: "T3w+L2", "G1.red.r", "a".
import type { NewBody } from '../../generated/cosmogenesis';

type ColourOf<Name> = Name extends `G${number}.${infer Colour}` ? Colour : never;
export type Colour = ColourOf<NewBody>;

export interface Terrestrial {
  readonly kind: 'terrestrial';
  readonly size: number; // 1…4
  readonly wet: boolean; // water and atmosphere
  readonly life: number; // stage 0…4; -1 = none
}
export interface GasGiant {
  readonly kind: 'gas_giant';
  readonly size: number; // 1…2
  readonly colour: Colour;
  readonly rings: boolean;
}
export interface Asteroid {
  readonly kind: 'asteroid';
  readonly size: 1;
}
export type Body = Terrestrial | GasGiant | Asteroid;

const FORM = /^(?:(a)|T([1-4])(w?)(?:\+L([0-4]))?|G([12])\.([a-z]+)(\.r)?)$/;

export const terrestrial = (size: number, wet = false, life = -1): Terrestrial => ({
  kind: 'terrestrial',
  size,
  wet,
  life,
});
export const gasGiant = (size: number, colour: Colour, rings = false): GasGiant => ({
  kind: 'gas_giant',
  size,
  colour,
  rings,
});
export const ASTEROID: Asteroid = { kind: 'asteroid', size: 1 };

export function parseBody(text: string): Body {
  const match = FORM.exec(text);
  if (!match) throw new Error(`not a body: ${text}`);
  const [, asteroid, size, wet, life, giant, colour, rings] = match;
  if (asteroid) return ASTEROID;
  if (giant) return gasGiant(Number(giant), colour as Colour, rings !== undefined);
  return terrestrial(Number(size), wet === 'w', life === undefined ? -1 : Number(life));
}

export const hasRings = (body: Body): boolean => body.kind === 'gas_giant' && body.rings;
