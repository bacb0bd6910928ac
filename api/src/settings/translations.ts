import type { CountryCode } from '@odeta/contracts';
import type { NamesByCountry } from '../db/column-types.ts';
import { editionOf } from '../language/editions.ts';
import type { ClubTerms, OfferedPayment, ShippingMethod } from './settings.ts';

type Named = Record<string, { name: string; description: string }>;

/** Names, in an additional language of a country, of what is stored once for the country. A document of `content`. */
export interface Translations {
  methods: Named;
  payments: Named;
  club: string | null;
}

export const noTranslations: Translations = { methods: {}, payments: {}, club: null };

/** The text in the running language; in the country's default language where it is not translated. */
export const textIn = (texts: NamesByCountry, country: CountryCode): string =>
  texts[editionOf(country)] ?? texts[country];

export const translateMethod = (method: ShippingMethod, { methods, payments }: Translations): ShippingMethod => ({
  ...method,
  ...methods[method.key],
  payments: method.payments.map((payment): OfferedPayment => ({ ...payment, ...payments[payment.key] })),
});

export const translateClub = (club: ClubTerms | undefined, { club: name }: Translations): ClubTerms | null =>
  club ? { ...club, name: name ?? club.name } : null;
