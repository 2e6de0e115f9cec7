import { named, type Names } from '../../text/message';
import type { Offer } from '../game_ui';

interface Card {
  readonly names: Names;
  readonly variant?: { readonly option: string };
  readonly cost?: { readonly gravitons?: number | string };
}

// Some options are about one power: the content says which one depends on it.
export const optionAbout: Offer['optionAbout'] = (option, { files }) => {
  const { cards } = files['powers.json'] as { cards: readonly Card[] };
  const card = cards.find(({ variant, cost }) => variant?.option === option || cost?.gravitons === option);
  return card ? named(card.names) : null;
};

export const offer: Offer = {
  minutes: [60, 90],
  weight: 4,
  preset: (language) => ({ edition: language === 'de' ? 'de' : 'fr' }),
  optionAbout,
};
