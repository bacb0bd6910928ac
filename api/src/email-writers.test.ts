import path from 'node:path';
import { accountPages, buyingPages, countryCodes, WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import { addressFields } from '@odeta/validation';
import { hostileAddress } from '../testing/people/hostile-address.ts';
import { linksIn, seen } from '../testing/servers/read-email.ts';
import { type EmailPreview, emailPreviews, previewsOf } from './email-previews/email-previews.ts';
import { emailWriters } from './email-writers.ts';
import { helpOf } from './seed/contents/help.ts';
import { readSeed } from './seed/reading/read-seed.ts';
import type { Seed } from './seed/schemas/schema.ts';

const folder = path.join(import.meta.dirname, 'seed/data');
let seed: Seed;
let previews: EmailPreview[];
beforeAll(async () => {
  seed = await readSeed(folder);
  previews = await emailPreviews(folder);
});

test.each(countryCodes)(
  'every link in the e-mails of %s points to a page of the shop, the map of a pick-up point or the body for disputes (N1, P16)',
  (country) => {
    const pages = [
      ...helpOf(seed, country).map(({ url }) => url),
      ...Object.values(buyingPages),
      ...Object.values(accountPages),
      '/',
      'https://www.google.com/maps/search/',
      WITHDRAWAL_FORM_URL,
      seed.contents.conciliation[country].url,
    ];
    const own = previews.filter((preview) => preview.country === country);

    const links = own.flatMap(({ kind, html }) =>
      linksIn(html).map((link = '') => ({ kind, page: link.replace(/[?#].*/, '') })),
    );

    expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(own.map(({ kind }) => kind)));
    // In previews the signed link to an order is `#`.
    expect(links.filter(({ page }) => page !== '' && !pages.includes(page))).toEqual([]);
  },
);

test('the gallery contains every kind of e-mail', () => {
  // `db` and `settings` are used only when an e-mail is written.
  const kinds = Object.keys(
    emailWriters({ db: {} as never, settings: {} as never, secret: '', clock: () => new Date() }),
  );

  expect(new Set(previews.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test('the gallery shows a parcel at a counter and, where the country has lockers, one in a locker', () => {
  const namesLocker = (name: string) =>
    previews
      .filter(
        ({ kind, name: shown, country, edition }) => kind === 'parcel-sent' && shown === name && edition === country,
      )
      .map(({ country, text }) => [country, /Paczkomat|BalíkoBOX|automata|Locker/.test(text)]);
  const inAll = (isLocker: (country: string) => boolean) => countryCodes.map((country) => [country, isLocker(country)]);

  expect(namesLocker('point')).toEqual(inAll(() => false));
  expect(namesLocker('locker')).toEqual(inAll((country) => country !== 'ua'));
});

test.each(countryCodes)('e-mails of %s show markup in any field of an address as text (K5)', (country) => {
  const customers = seed.customers.map((customer) => ({ ...customer, ...hostileAddress }));
  const own = previewsOf({ ...seed, customers }).filter((preview) => preview.country === country);

  for (const { html } of own) expect(html).not.toMatch(/<img src=x/i);
  // Proves that each field is shown somewhere.
  const shown = own.map(({ html }) => seen(html).replaceAll('\u00a0', ' ')).join(' ');
  for (const field of addressFields[country].shown) expect(shown).toContain(hostileAddress[field]);
});
