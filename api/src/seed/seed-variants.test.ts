import type * as v from 'valibot';
import { readConfig } from '../config.ts';
import { readSeed } from './reading/read-seed.ts';
import { ContentsSchema, FootersSchema, MenusSchema } from './schemas/contents.schema.ts';
import type { Seed } from './schemas/schema.ts';

/** What valibot's schemas have in common, as far as it is walked here. */
interface Walked {
  type: string;
  entries?: Record<string, Walked>;
  item?: Walked;
  value?: Walked;
  wrapped?: Walked;
  options?: readonly unknown[];
}
const walked = (schema: v.GenericSchema) => schema as unknown as Walked;

/** Which countries have an entry is no variant of it. */
const COUNTRIES = 'only';

let seed: Seed;
beforeAll(async () => {
  seed = await readSeed(readConfig({}).SEED_DIR);
});

/** The variants of the schema that none of the values has: an option, the other truth value, a field that is given or left out. */
function missing(
  { type, entries, item, value, wrapped, options }: Walked,
  values: readonly unknown[],
  at: string,
): string[] {
  const given: readonly unknown[] = values.filter((one) => one !== undefined);
  if (wrapped) return given.length === 0 ? [`${at} is never given`] : missing(wrapped, given, at);
  if (type === 'picklist')
    return (options ?? []).filter((option) => !given.includes(option)).map((option) => `${at}: ${option}`);
  if (type === 'boolean') return [true, false].filter((one) => !given.includes(one)).map((one) => `${at}: ${one}`);
  if (type === 'array' && item)
    return missing(
      item,
      given.flatMap((one) => one as readonly unknown[]),
      at,
    );
  if (type === 'record' && value)
    return missing(
      value,
      given.flatMap((one) => Object.values(one as object) as unknown[]),
      at,
    );
  const fields = Object.entries(entries ?? {}).filter(([name]) => name !== COUNTRIES);
  return fields.flatMap(([name, entry]) =>
    missing(
      entry,
      given.map((one) => (one as Record<string, unknown>)[name]),
      `${at}.${name}`,
    ),
  );
}

const allEntries = (entries: Seed['menus']): Seed['menus'] =>
  entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);
const footerItems = ({ footers }: Seed) => {
  const { service, offer, company, basic, trusted, social, mobileApps } = footers;
  return [service, offer, company, basic]
    .flatMap(({ items }) => items)
    .concat(Object.values(trusted), Object.values(social), Object.values(mobileApps));
};

test('the seed has each kind of notice and banner that an editor can make (B1, D9)', () => {
  const { notices, banners } = walked(ContentsSchema).entries ?? {};

  expect(missing(notices as Walked, [seed.contents.notices], 'notices')).toEqual([]);
  expect(missing(banners as Walked, [seed.contents.banners], 'banners')).toEqual([]);
});

test('the seed has each kind of menu entry, hidden ones and a menu of five columns (B6)', () => {
  const { children: _, ...entries } = walked(MenusSchema).item?.entries ?? {};

  expect(missing({ type: 'strict_object', entries }, allEntries(seed.menus), 'menus')).toEqual([]);
  const columns = seed.menus.map(({ children }) =>
    children.filter((one) => one.desktop === 'shown' && one.children.length > 0),
  );
  expect(Math.max(...columns.map(({ length }) => length))).toBe(5);
});

test('the seed has each kind of footer link, those that one kind of client does not see, too (D1)', () => {
  const item = walked(FootersSchema).entries?.service?.entries?.items as Walked;

  expect(missing(item, [footerItems(seed)], 'footers')).toEqual([]);
});
