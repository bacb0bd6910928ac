import type { Translate } from '@odeta/storefront/i18n';
import { wordFor } from '../words/word-for.ts';
import type { Path } from './draft.ts';

/** `banner 1 text`: items are counted from one. */
export const nameOf = (t: Translate, path: Path): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : wordFor(t, 'fields', step))).join(' ');
