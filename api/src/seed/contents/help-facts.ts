import { type CountryCode, countries, type Language, PICK_UP_GROUP, SAVED_ITEM_DAYS } from '@odeta/contracts';
import { countryOf, languageOf } from '../../language/editions.ts';
import { toMinor } from '../../pricing/money.ts';
import { shortPriceText } from '../../pricing/price-text.ts';
import type { Seed } from '../schemas/schema.ts';

export type FactSources = Pick<Seed, 'countries' | 'club' | 'delivery' | 'contents'>;

const FACT = /\{([^{}]*)\}/g;

/** Values for the placeholders in texts. They come from the country's seed data, so that texts contain no numbers of their own. */
export function helpFactsOf(seed: FactSources, country: CountryCode): ReadonlyMap<string, string | number | undefined> {
  const { freeDeliveryFrom, returnDays, dispatchUntil, liveChat } = seed.countries[country];
  const club = seed.club[country];
  const { newsletter, liveChat: chat, contact, returns } = seed.contents;
  const { methods, payments } = seed.delivery[country];
  const price = (major: number | undefined) => (major === undefined ? undefined : priceOf(country, major));
  return new Map<string, string | number | undefined>([
    ['returnDays', returnDays],
    ['returnFee', price(returns.fees[country])],
    ['dispatchUntil', `${dispatchUntil}:00`],
    ['freeDeliveryFrom', price(freeDeliveryFrom)],
    ['deliveryCosts', deliveryCostsOf(seed, country)],
    ['deliveryFrom', price(Math.min(...methods.map(({ cost }) => cost)))],
    ['pickUpMethods', pickUpMethodsOf(methods, languageOf(country))],
    [
      'payments',
      Object.values(payments)
        .map(nameIn(languageOf(country)))
        .join(', '),
    ],
    ['clubPercent', club?.percent],
    ['clubMonths', club?.months],
    ['clubRenewDays', club?.renewDays],
    ['clubFee', price(club?.fee)],
    ['clubPaysFrom', club && paysFrom(country, club)],
    ['newsletterPercent', newsletter.percent],
    ['newsletterDays', newsletter.days],
    ['newsletterFrom', price(newsletter.freeDeliveryFrom[country])],
    ['chatOnWeekdays', liveChat ? hoursOn(1, chat.hours) : undefined],
    ['chatOnSaturday', liveChat ? hoursOn(6, chat.hours) : undefined],
    ['phoneOnWeekdays', hoursOn(1, contact.phoneHours)],
    ['phoneOnSaturday', hoursOn(6, contact.phoneHours)],
    ['savedItemDays', SAVED_ITEM_DAYS],
  ]);
}

/** The names of the placeholders in the text. */
export const factsIn = (text: string): string[] => [...text.matchAll(FACT)].map(([, name = '']) => name);

export const withFacts = (text: string, facts: ReturnType<typeof helpFactsOf>): string =>
  text.replace(FACT, (asWritten, name: string) => String(facts.get(name) ?? asWritten));

/** The order value from which the discount of a single order equals the fee. */
const paysFrom = (country: CountryCode, { fee, percent }: { fee: number; percent: number }) =>
  minorText(country, Math.ceil((toMinor(country, fee) * 100) / percent));

/** Monday is 1. */
function hoursOn(day: number, hours: readonly { days: number[]; from: string; until: string }[]) {
  const open = hours.find(({ days }) => days.includes(day));
  return open && `${open.from}–${open.until}`;
}

/** Plain text; `undefined` when the country has no pickup points. */
function pickUpMethodsOf(methods: FactSources['delivery'][CountryCode]['methods'], language: Language) {
  const own = methods.filter(({ key, group }) => group === 'pick-up' && key !== PICK_UP_GROUP);
  return own.length > 0
    ? own.map((method) => method.translations?.[language]?.name ?? method.name).join(', ')
    : undefined;
}

interface Translated {
  name: string;
  translations?: Partial<Record<Language, { name: string } | undefined>> | undefined;
}

const nameIn =
  (language: Language) =>
  ({ name, translations }: Translated) =>
    (translations?.[language]?.name ?? name).replaceAll('&', '&amp;');

const priceOf = (code: CountryCode, major: number) => minorText(code, toMinor(code, major));

const minorText = (code: CountryCode, minor: number) =>
  shortPriceText({ code, currency: countries[code].currency, country: countryOf(code) }, minor);

const deliveryCostsOf = ({ delivery }: FactSources, country: CountryCode) =>
  `<ul>${delivery[country].methods.map((method) => `<li>${nameIn(languageOf(country))(method)}: ${priceOf(country, method.cost)}</li>`).join('')}</ul>`;
