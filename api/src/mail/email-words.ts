import { dateText } from '@odeta/contracts/dates';
import { emailTextFor } from '../http/texts.ts';
import { priceText } from '../pricing/price-text.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { EmailView } from './email-view.ts';

/** What an e-mail says of the shop of a country. */
export type EmailShop = Pick<CountrySettings, 'code' | 'country' | 'currency' | 'returnDays' | 'siteContents'>;

/** How e-mails of a country are worded. */
export interface EmailWords {
  say(key: string, values?: Record<string, string | number>): string;
  /** An amount in minor units as a price of the country. */
  price(minor: number): string;
  /** A date (YYYY-MM-DD) with its weekday and without its year, for deliveries. */
  day(date: string): string;
  /** A date (YYYY-MM-DD), or the day of a moment in the time zone of the country, with its year. */
  date(date: string | Date): string;
  /** Date and time of day in the time zone of the country. */
  time(moment: Date): string;
}

export function emailWordsOf(shop: EmailShop): EmailWords {
  const { country } = shop;
  const day = { day: 'numeric', month: 'long' } as const;
  const date = { ...day, year: 'numeric' } as const;
  return {
    say: (key, values) => emailTextFor(shop.code, key, values),
    price: (minor) => priceText(shop, minor),
    day: (on) => plainDate(country, on, { ...day, weekday: 'long' }),
    date: (on) => plainDate(country, on, date),
    time: (moment) => plainDate(country, moment, { ...date, hour: 'numeric', minute: '2-digit' }),
  };
}

/** What stands around every e-mail of a country. */
export function emailFrameOf(
  shop: EmailShop,
  origin: string,
): Pick<EmailView, 'language' | 'home' | 'footer' | 'sections' | 'status' | 'button' | 'hint'> {
  const { say } = emailWordsOf(shop);
  const { seller, privacyUrl } = shop.siteContents;
  return {
    language: shop.country.language,
    home: origin,
    status: null,
    button: null,
    hint: null,
    sections: [],
    footer: {
      paragraphs: [say('footer-question'), say('footer-seller', { ...seller })],
      links: [{ label: say('footer-privacy'), url: `${origin}${privacyUrl}` }],
    },
  };
}

/** With spaces that can be searched for: a mail is read as plain text, too. */
const plainDate: typeof dateText = (...date) => dateText(...date).replaceAll('\u00a0', ' ');
