import { sql } from 'kysely';
import { openEmptyDatabase } from '../../testing/database/database.ts';
import { columns, type RowOf } from './columns.ts';
import { closeDatabase, type ShopDatabase } from './database.ts';

let database: ShopDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase({ name: 'columns' });
});
afterAll(() => closeDatabase(database));

const head = columns('shopOrder as o', 'id', 'paymentState', 'number as orderNumber');

test('columns of a table are selected under the names of their type', async () => {
  const made = sql`(select '7' as id, 'paid' as payment_state, '2026-1' as number)`;

  const { rows } = await sql<RowOf<typeof head> & { isOwn: boolean }>`
    select ${head}, true as is_own from ${made} o
  `.execute(database.db);

  expect(rows).toEqual([{ id: '7', paymentState: 'paid', orderNumber: '2026-1', isOwn: true }]);
});

test('a column that the table does not have is a compile error', () => {
  // @ts-expect-error The table has no such column.
  expect(columns('shopOrder as o', 'nummer')).toBeDefined();
});
