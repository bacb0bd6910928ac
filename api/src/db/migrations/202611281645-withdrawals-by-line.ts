/**
 * P6. What a withdrawal withdraws from, as lines and pieces: `quantity` is null for all pieces of the line. `bank_account` and `holder`: for
 * a refund of what was paid in cash. `parcels`: where the pieces were, null unless the visitor had the order. `withdrawn`: the pieces of `sold_out` that are not sent because their buyer has withdrawn, so that
 * servers without this column do not send them either.
 */
export const withdrawalsByLine = `
alter table withdrawal_line add column quantity int check (quantity > 0);
alter table withdrawal
  add column bank_account text not null default '',
  add column holder text not null default '',
  add column parcels jsonb;
alter table order_item
  add column withdrawn int not null default 0,
  add constraint order_item_withdrawn_check check (withdrawn between 0 and sold_out);
`;
