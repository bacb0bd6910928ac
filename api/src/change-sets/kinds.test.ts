import * as v from 'valibot';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { allEditions } from '../language/editions.ts';
import { compareChanges, writeChanges } from './compare-changes.ts';
import type { EntityKind } from './entity-kind.ts';
import { entityKinds } from './kind-list.ts';
import { parseChanges } from './parse-changes.ts';
import { inTurn } from './propose.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A change of each kind, by the kind: of what is there. */
const changed: Record<string, (value: never) => object> = {
  price: (value: object) => ({ ...value, price: 777, promo: null, lowest: null }),
  'discount-code': (value: object) => ({ ...value, name: 'Other', categories: ['women', 'home'] }),
  'product-text': () => ({ name: 'Renamed', description: 'Two\nlines' }),
  'category-text': () => ({ name: 'Renamed', description: 'Two\nlines' }),
  footer: (value: { company: object }) => ({ ...value, company: { ...value.company, name: 'Renamed' } }),
  'size-table': (value: object) => ({ ...value, name: 'Renamed' }),
  'search-words': () => ({ synonyms: { rúcho: ['šaty', 'róba'], a: ['b'] }, popular: ['rúcho'] }),
  'legal-text': (value: object) => ({ ...value, version: '2026-12-01', title: 'Renamed' }),
  'home-block': (value: object) => ({ ...value }),
  banners: () => ({
    banners: [
      {
        ...{ url: '/c/sale/', content: 'A <b>week</b>', code: 'TEN', collapsible: null, backgroundColor: 'sand' },
        ...{ font: null, activeFrom: '2026-11-27T00:00:00.000Z', activeUntil: null },
      },
    ],
  }),
  notices: () => ({
    notices: [{ html: 'A <b>notice</b>', closable: false, expiredDays: 3, activeFrom: null, activeUntil: null }],
  }),
  menu: ({ entries }: { entries: object[] }) => ({ entries: entries.map((one) => ({ ...one, bold: true })) }),
  'top-menu': () => ({ html: '<a href="/pomoc/">Help</a>' }),
  'help-topic': (value: object) => ({ ...value, title: 'Renamed' }),
  'checkout-notes': () => ({ notes: [{ from: '12-01', until: '12-24', arrivesBy: null, text: 'Soon' }] }),
  'delivery-method': (value: object) => ({ ...value, cost: 777, days: 9 }),
  'payment-fee': () => ({
    fee: {
      tiers: [
        { upTo: 1000, percent: 2 },
        { upTo: null, percent: 1 },
      ],
      minimum: null,
      taxPercent: 0,
    },
    disabled: true,
  }),
  'country-terms': () => ({
    ...{ freeDeliveryFrom: null, dispatchUntil: 9, closedDays: ['2026-12-31', '12-24'], openDays: ['05-01'] },
  }),
  club: (value: object) => ({ ...value, fee: 777 }),
};

async function firstOf(kind: EntityKind) {
  for (const { edition, country } of allEditions) {
    if (!kind.byLanguage && edition !== country) continue;
    const [key] = await kind.list(shop.db, edition, { after: '', most: 1 });
    if (key !== undefined) return { edition, key };
  }
  throw new Error(`There is no ${kind.name}`);
}

test.each(entityKinds.map((kind) => [kind.name, kind] as const))(
  'what is written of %s is what is read, and what the seed has fits its schema',
  async (name, kind) => {
    for (const { edition, country } of allEditions) {
      if (!kind.byLanguage && edition !== country) continue;
      const keys = await kind.list(shop.db, edition, { after: '', most: 500 });
      for (const [key, value] of await kind.read(shop.db, edition, keys.length > 0 ? keys : ['none'])) {
        const { issues } = v.safeParse(kind.schema, value);
        expect([edition, key, issues && v.flatten(issues)]).toEqual([edition, key, undefined]);
      }
    }
    const { edition, key } = await firstOf(kind);
    const before = (await kind.read(shop.db, edition, [key])).get(key);
    const value = changed[name]?.(before as never) as Record<string, unknown>;

    const { changes, errors } = parseChanges([{ kind: name, country: edition, key, value }]);
    expect(errors).toEqual({});
    await inTurn(shop.db, async (trx) => {
      const context = { trx, now: new Date('2026-11-21T11:00:00Z'), isRestored: false };
      await writeChanges(context, await compareChanges(context, changes));
    });

    const stored = v.parse(kind.schema, (await kind.read(shop.db, edition, [key])).get(key));
    expect(stored).toEqual(changes[0]?.after);
  },
);
