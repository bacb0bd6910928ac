import type { CountryCode } from '@odeta/contracts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Moneys } from '../schemas/texts.schema.ts';

interface Dated {
  since: string;
  prices: Moneys;
}

type Priced = Pick<SeedProduct, 'since' | 'prices' | 'pricesSince' | 'promotion' | 'history'>;

const DAY = 86_400_000;

/** All prices of a product, the oldest first. Each one is valid until the next. */
export function pricesInTime({ since, prices, pricesSince = since, promotion, history }: Priced): Dated[] {
  return [...history, { since: pricesSince, prices }, ...(promotion ? [promotion] : [])];
}

/** The lowest price within the 30 days before `day` (Omnibus Directive); `Infinity` when the product was not sold then. */
export function lowestBefore(product: Priced, day: string, country: CountryCode): number {
  const begin = new Date(Date.parse(day) - 30 * DAY).toISOString().slice(0, 10);
  const before = pricesInTime(product).filter(({ since }) => since < day);
  const held = before.filter((_, index) => (before[index + 1]?.since ?? day) > begin);
  return Math.min(...held.map(({ prices }) => prices[country]));
}
