/** What the buyer tells the courier; older servers write orders without it. */
export const courierNotes = `
  alter table shop_order add column courier_note text not null default '';
`;
