import type { Translate } from '@odeta/storefront/i18n';

/** The word for what the shop calls `value`; what has no word yet is shown as it is. */
export function wordFor(t: Translate, group: string, value: string): string {
  const key = `${group}.${value}`;
  const word = t(key);
  return word === key ? value : word;
}
