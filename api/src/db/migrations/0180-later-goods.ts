/** I6, J4. Goods that come later are sent with the others, or in a parcel of their own, as the buyer chose; `null`: all together. */
export const laterGoods = `
alter table cart add column later_items text not null default 'together' check (later_items in ('together', 'separately'));
alter table shop_order add column later_arrives_on date;
`;
