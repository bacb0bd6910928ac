import { dateText } from '@odeta/contracts/dates';
import { emailTextFor } from '../http/texts.ts';
import { priceText } from '../pricing/price-text.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { EmailView, Unsubscribe } from './email-view.ts';

export type EmailShop = Pick<CountrySettings, 'code' | 'country' | 'currency' | 'returnDays' | 'siteContents'>;

/** Texts and formats of e-mails in the country's language. */
export interface EmailWords {
  say(key: string, values?: Record<string, string | number>): string;
  /** Formats an amount in minor units as a price. */
  price(minor: number): string;
  /** A date (YYYY-MM-DD) with its weekday and without its year, for deliveries. */
  day(date: string): string;
  /** A date (YYYY-MM-DD), or the day of a `Date` in the country's time zone, with its year. */
  date(date: string | Date): string;
  /** Date and time of day in the country's time zone. */
  time(moment: Date): string;
  /** In numbers and without the year, for narrow columns. */
  shortTime(moment: Date): string;
  /** Like `day`, with the month as a number. */
  shortDay(date: string): string;
}

export function emailWordsOf(shop: EmailShop): EmailWords {
  const { country } = shop;
  const day = { day: 'numeric', month: 'long' } as const;
  const date = { ...day, year: 'numeric' } as const;
  const short = { day: 'numeric', month: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    say: (key, values) => emailTextFor(shop.code, key, values),
    price: (minor) => priceText(shop, minor),
    day: (on) => plainDate(country, on, { ...day, weekday: 'long' }),
    date: (on) => plainDate(country, on, date),
    time: (moment) => plainDate(country, moment, { ...date, ...clock }),
    shortTime: (moment) => plainDate(country, moment, { ...short, ...clock }),
    shortDay: (on) => plainDate(country, on, { ...short, weekday: 'long' }),
  };
}

/** The parts that all e-mails of a country share. */
export function emailFrameOf(
  shop: EmailShop,
  origin: string,
): Pick<EmailView, 'language' | 'home' | 'replyTo' | 'footer' | 'sections' | 'status' | 'button' | 'hint'> {
  const { say } = emailWordsOf(shop);
  const { seller, privacyUrl } = shop.siteContents;
  return {
    language: shop.country.language,
    home: origin,
    replyTo: seller.email || null,
    status: null,
    button: null,
    hint: null,
    sections: [],
    footer: {
      paragraphs: [...(seller.email ? [say('footer-question')] : []), say('footer-seller', { ...seller })],
      links: [{ label: say('footer-privacy'), url: `${origin}${privacyUrl}` }],
    },
  };
}

/** `url`: `unsubscribeUrlOf` the recipient. An e-mail of a mailing list also shows it as a link. */
export const unsubscribeOf = (shop: EmailShop, url: string): Unsubscribe => ({
  url,
  address: shop.siteContents.seller.email,
});

/** With plain spaces, which can be searched for: e-mails also have a text version. */
const plainDate: typeof dateText = (...date) => dateText(...date).replaceAll('\u00a0', ' ');
