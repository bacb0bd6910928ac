import { type CountryCode, countryCodes } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import { draftStrip } from './draft-preview.ts';
import type { Employee } from './employee.ts';

/** Minor units by which the goods and their delivery become dearer in each round. */
export const PRICE_STEP = 100;
export const FEE_STEP = 200;

/** The banner, the first entry of the menu and the title of the help page. */
export const textsOf = (round: number): string[] => [`Týždeň ${round}`, `Ženy ${round}`, `Doručenie ${round}`];

interface Stored<Value> {
  value: Value;
}

async function readValue<Value>(editor: Employee, kind: string, country: string, key: string): Promise<Value> {
  const search = new URLSearchParams({ kind, country, key });
  const { body } = await editor.get<{ values: Stored<Value>[] }>(`/values?${search}`);
  if (!body.values[0]) throw new Error(`There is no ${kind} ${key} in ${country}`);
  return body.values[0].value;
}

interface Former {
  sku: string;
  topicKey: string;
  prices: Map<CountryCode, number>;
  fees: Map<CountryCode, object & { cost: number }>;
  menu: { entries: { name: string }[] };
  topic: object;
}

/** What stands in all countries, for changes of it. `sku`: of the goods; `topic`: of the help page. */
export async function readFormer(editor: Employee, { sku, topic }: { sku: string; topic: string }): Promise<Former> {
  const former: Former = {
    sku,
    topicKey: topic,
    prices: new Map(),
    fees: new Map(),
    menu: await readValue(editor, 'menu', 'sk', 'menu'),
    topic: await readValue(editor, 'help-topic', 'sk', topic),
  };
  for (const country of countryCodes) {
    former.prices.set(country, (await readValue<{ price: number }>(editor, 'price', country, sku)).price);
    former.fees.set(country, await readValue(editor, 'delivery-method', country, 'courier'));
  }
  return former;
}

/** A price and a fee of each country, a banner, an entry of the menu and a help page: dearer with each round, with its number in the texts. */
export function changesOf({ sku, topicKey, prices, fees, menu, topic }: Former, round: number): ProposedChange[] {
  const own = countryCodes.flatMap((country): ProposedChange[] => {
    const price = (prices.get(country) ?? 0) + PRICE_STEP * round;
    const fee = fees.get(country);
    return [
      { kind: 'price', country, key: sku, value: { price, promo: null } },
      {
        kind: 'delivery-method',
        country,
        key: 'courier',
        value: { ...fee, cost: (fee?.cost ?? 0) + FEE_STEP * round },
      },
    ];
  });
  const [first, ...others] = menu.entries;
  const [banner = '', entry = '', title = ''] = textsOf(round);
  return [
    ...own,
    draftStrip(banner),
    { kind: 'menu', country: 'sk', key: 'menu', value: { entries: [{ ...first, name: entry }, ...others] } },
    { kind: 'help-topic', country: 'sk', key: topicKey, value: { ...topic, title } },
  ];
}
