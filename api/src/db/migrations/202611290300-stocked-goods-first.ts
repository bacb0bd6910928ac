/** Goods in stock are sent first unless the buyer wants one parcel: the second parcel costs nothing in any country. */
export const stockedGoodsFirst = `
  alter table cart alter column later_items set default 'separately';
`;
