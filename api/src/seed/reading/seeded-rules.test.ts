import path from 'node:path';
import { type CountryCode, countries, countryCodes, paymentMethodList } from '@odeta/contracts';
import { DeliverySchema } from '../schemas/delivery.schema.ts';
import { seedFiles } from '../schemas/schema.ts';
import { isFor } from '../schemas/texts.ts';
import { readSeedFile } from './seed-file.ts';

const folder = path.join(import.meta.dirname, '../data');

/** The methods listed in J8. */
const onTheMap = [
  ...['pick_up_point', 'balikobox', 'bnp_office', 'magyar_office', 'magyar_packstation', 'zabka', 'orlen', 'inpost'],
  ...['post_office', 'cargus_office', 'cargus_packstation', 'dpd_pickup'],
];

test('exactly the listed delivery methods have points on a map (J8)', async () => {
  const { content } = await readSeedFile(folder, 'delivery.yaml', DeliverySchema);
  const methods = countryCodes.flatMap((country) => content[country].methods);

  expect(new Set(methods.filter(({ map }) => map).map(({ key }) => key))).toEqual(new Set(onTheMap));
  expect(methods.filter(({ key, map }) => map !== onTheMap.includes(key))).toEqual([]);
});

test('every payment method that the contracts describe is offered in a country', async () => {
  const { content } = await readSeedFile(folder, 'delivery.yaml', DeliverySchema);
  const offered = countryCodes.flatMap((country) => Object.keys(content[country].payments));

  expect(Object.keys(paymentMethodList).filter((key) => !offered.includes(key))).toEqual([]);
});

test('the Ukrainian post has its own cash-on-delivery fee, the same to a branch and to an address (D13)', async () => {
  const { content } = await readSeedFile(folder, 'delivery.yaml', DeliverySchema);
  const feeOf = (method: string) => {
    const payments = content.ua.methods.find(({ key }) => key === method)?.payments ?? [];
    return payments.flatMap((one) => (typeof one !== 'string' && one.key === 'cod' ? [one.fee] : []))[0];
  };

  expect(feeOf('post_office')).toEqual(feeOf('post'));
  expect(feeOf('post')).toMatchObject({ minimum: { amount: 1, currency: 'USD' }, taxPercent: 20 });
  expect(feeOf('bnp_office')).toEqual(feeOf('courier'));
});

/** Directive 2011/83/EU, article 11a: "withdraw from contract here", or the same unambiguously. */
const withdrawalLabels: Record<CountryCode, string> = {
  pl: 'Odstąp od umowy tutaj',
  sk: 'Odstúpiť od zmluvy tu',
  hu: 'Elállok a szerződéstől itt',
  ro: 'Retragere din contract aici',
  ua: 'Отказаться от договора здесь',
};

test.each(countryCodes)(
  'the withdrawal function of %s is in both footers, in the words of the law (P6)',
  async (country) => {
    const { content } = await readSeedFile(folder, 'footers.yaml', seedFiles.footers);
    const labelsIn = ({ items }: (typeof content)['basic']) =>
      items.map(({ labels }) => labels[countries[country].language]);

    expect(labelsIn(content.service)).toContain(withdrawalLabels[country]);
    expect(labelsIn(content.basic)).toContain(withdrawalLabels[country]);
  },
);

test.each(countryCodes)(
  'in %s only payment on delivery has a fee, which is shown before the order (J5)',
  async (country) => {
    const { content } = await readSeedFile(folder, 'delivery.yaml', DeliverySchema);
    const { payments, methods } = content[country];
    const online = Object.keys(payments).filter((key) => payments[key]?.provider === 'online');
    const special = methods.flatMap((method) => method.payments).filter((one) => typeof one !== 'string');

    expect(online.length).toBeGreaterThan(0);
    expect(online.filter((key) => payments[key]?.fee !== 0)).toEqual([]);
    expect(special.filter(({ key, fee }) => online.includes(key) && fee !== undefined && fee !== 0)).toEqual([]);
  },
);

test('Romania shows the dispute bodies ANPC and SAL, and no other country shows SAL (D6, R11)', async () => {
  const { content } = await readSeedFile(folder, 'footers.yaml', seedFiles.footers);
  const banners = (country: (typeof countryCodes)[number]) =>
    Object.values(content.trusted)
      .filter((one) => isFor(country, one))
      .map(({ labels }) => labels.ro.split(':')[0]);

  const { anpc, sal } = content.trusted;

  expect(banners('ro')).toEqual(['ANPC', 'SAL']);
  expect([anpc?.image, anpc?.link]).toEqual(['/media/marks/anpc.svg', 'https://anpc.ro/']);
  expect([sal?.image, sal?.link]).toEqual(['/media/marks/sal.svg', 'https://anpc.ro/ce-este-sal/']);
  for (const country of countryCodes.filter((code) => code !== 'ro')) expect(banners(country)).not.toContain('SAL');
});

test('the general subscriber code has the discount and the minimum order value of the newsletter reward (D11)', async () => {
  const { content: codes } = await readSeedFile(folder, 'codes.yaml', seedFiles.codes);
  const { content: contents } = await readSeedFile(folder, 'contents.yaml', seedFiles.contents);
  const { percent, freeDeliveryFrom } = contents.newsletter;

  for (const code of countryCodes) {
    const general = codes.find((one) => one.country === code && one.freeDelivery);
    expect(general).toMatchObject({ percent, minOrder: freeDeliveryFrom[code] });
  }
});

test('every country has a discount code that belongs to an account (L2)', async () => {
  const { content } = await readSeedFile(folder, 'codes.yaml', seedFiles.codes);

  const own = content.filter(({ customer }) => customer).map(({ country }) => country);
  expect([...new Set(own)]).toEqual(countryCodes);
});

const places = ['Šancová', '17. novembra', 'Nagy-Kossuth 1/A', 'Calea 13, Sud', 'A-Z 0-9 . , /'];
const noPlaces = ['', ' Nitra', 'Nitra;', 'Nitra<b>', 'Nitra_1', 'Nitra!'];
const names = ['Jana', 'Łukasz', 'Anna Mária', 'Kováčová-Nagy', "O'Neil", 'Олена'];
const noNames = ['', '-Jana', 'Jana2', 'J@na', 'Jana/Eva', 'Jana,'];

test.each(countryCodes)(
  'in %s places accept letters, digits and - . , /, and names accept only letters (H8, H20)',
  async (country) => {
    const { content } = await readSeedFile(folder, 'countries.yaml', seedFiles.countries);
    const { patterns } = content[country];
    const takes = (name: 'city' | 'street' | 'client-name' | 'client-surname', texts: readonly string[]) =>
      texts.filter((text) => new RegExp(patterns[name], 'u').test(text));

    for (const place of ['city', 'street'] as const) {
      expect(takes(place, places)).toEqual(places);
      expect(takes(place, noPlaces)).toEqual([]);
    }
    for (const name of ['client-name', 'client-surname'] as const) {
      expect(takes(name, names)).toEqual(names);
      expect(takes(name, noNames)).toEqual([]);
    }
  },
);

test('delivery before Christmas is promised only for orders whose items are all in stock (I10)', async () => {
  const { content } = await readSeedFile(folder, 'contents.yaml', seedFiles.contents);
  const all = { pl: /wszystko jest/, sk: /je všetko/, hu: /ha minden/, ro: /dacă totul/, ru: /если всё/ };
  const promises = content.checkoutNotifications.filter(({ arrivesBy }) => arrivesBy);

  expect(promises).not.toEqual([]);
  for (const { texts } of promises) {
    for (const [language, words] of Object.entries(all))
      expect(texts).toMatchObject({ [language]: expect.stringMatching(words) });
  }
});
