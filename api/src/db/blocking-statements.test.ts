import { blockingStatements } from '../../testing/schema/blocking-statements.ts';
import { schemaSteps } from './schema-steps.ts';

/** Steps before this one were applied before there were visitors. */
const FIRST_CHECKED = '202611290500';

test('no step blocks a table of the open shop, or takes away what the release before it needs', () => {
  const found = Object.entries(schemaSteps)
    .filter(([name]) => name > FIRST_CHECKED)
    .flatMap(([name, step]) => {
      if (typeof step === 'function') return blockingStatements(step.toString());
      const statements = typeof step === 'string' ? [step] : step.withoutTransaction;
      return statements.flatMap((text) => blockingStatements(text).map((problem) => `${name}: ${problem}`));
    });

  expect(found).toEqual([]);
});

test.each([
  ['create index on shop_order (email)'],
  ['create unique index shop_order_email on shop_order (email)'],
  ['alter table shop_order add column note text not null'],
  ['alter table shop_order add column a int, add column b text not null'],
  ['alter table shop_order add constraint positive check (total > 0)'],
  ['alter table shop_order add foreign key (cart_id) references cart (id)'],
  ['alter table shop_order add constraint one unique (email)'],
  ['alter table shop_order alter column total type bigint'],
  ['alter table shop_order alter column total set not null'],
  ['alter table shop_order drop column note'],
  ['alter table shop_order rename column note to remark'],
  ['drop table shop_order'],
  ['lock table shop_order'],
  ['reindex table shop_order'],
])('%s is refused', (sql) => {
  expect(blockingStatements(sql)).toHaveLength(1);
});

test.each([
  ['create index concurrently if not exists shop_order_email on shop_order (email)'],
  ['drop index concurrently if exists shop_order_email'],
  ["alter table shop_order add column note text not null default ''"],
  ['alter table shop_order add column note text'],
  ['alter table shop_order add constraint positive check (total > 0) not valid'],
  ['alter table shop_order validate constraint positive'],
  ['alter table shop_order add constraint one unique using index shop_order_email'],
  [
    'create table gift (id int primary key, code text not null unique); create index on gift (code); alter table gift add check (id > 0)',
  ],
  ['-- contract: nobody has read it since 1.4.0\nalter table shop_order drop column note'],
  ['create function f() returns void language sql as $$ drop table x $$'],
])('%s is allowed', (sql) => {
  expect(blockingStatements(sql)).toEqual([]);
});
