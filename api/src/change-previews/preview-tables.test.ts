import { tableWriters } from '../../testing/schema/table-writers.ts';
import { copiedTables, emptyTables } from './preview-tables.ts';

/** The sets themselves, and when their parts start. */
const ofSets = ['change', 'change_approval', 'change_part', 'change_set'];

test('a preview has a copy of every table that change sets write, so that a draft never writes to the shop', () => {
  const written = Object.entries(tableWriters).flatMap(([table, folders]) =>
    folders.includes('change-sets') && !ofSets.includes(table) ? [table] : [],
  );
  const follows = Object.entries(tableWriters).flatMap(([table, folders]) => (folders.includes('db') ? [table] : []));

  const copied: readonly string[] = copiedTables;
  expect([...written, ...follows].filter((table) => !copied.includes(table))).toEqual([]);
});

test('a preview has its own carts and wishlists, and nothing of the shop is copied into them', () => {
  const copied: readonly string[] = copiedTables;
  expect(emptyTables.filter((table) => copied.includes(table))).toEqual([]);
  for (const table of ['carts', 'wishlist']) {
    const own = Object.entries(tableWriters).flatMap(([name, folders]) =>
      folders.includes(table) && !['session'].includes(name) ? [name] : [],
    );
    expect(
      own.filter((name) => !(emptyTables as readonly string[]).includes(name) && name !== 'wishlist_share'),
    ).toEqual([]);
  }
});
