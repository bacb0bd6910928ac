/** P11. Where goods lie in their pictures, and measures of goods without a size table. */
export const measures = `
alter table product_color add column goods jsonb;
alter table product add column measured jsonb;
`;
