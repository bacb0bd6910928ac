import type { Translate } from '@odeta/storefront/i18n';
import { FilledHelp, TownOffer } from './town-help.tsx';
import type { TownHint } from './use-town.ts';

export function townParts(town: TownHint | null, texts: Translate) {
  if (town?.kind === 'filled') return { help: <FilledHelp town={town} texts={texts} /> };
  if (town?.kind === 'offered') return { help: texts('town.offered'), offer: <TownOffer town={town} texts={texts} /> };
  return {};
}
