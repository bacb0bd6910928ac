/** What the seed writes, by table, with the SQL of a name for people of the row `t`. */
const number = '(select catalog_number from product where id = t.product_id)';
const sku = '(select sku from variant where id = t.variant_id)';
const category = '(select key from category where id = t.category_id)';

export const rowNames: Readonly<Record<string, string>> = {
  country: 't.code',
  color_family: 't.code',
  color: 't.code',
  size: 't.code',
  size_kind: 't.code',
  material: 't.code',
  care: 't.code',
  manufacturer: 't.code',
  category: 't.key',
  category_text: `${category} || ' ' || t.country`,
  product: 't.catalog_number',
  product_text: `${number} || ' ' || t.country`,
  product_category: `${number} || ' ' || ${category}`,
  product_material: `${number} || ' ' || t.material`,
  product_color: `${number} || ' ' || t.color`,
  variant: 't.sku',
  price: `${sku} || ' ' || t.country`,
  price_history: `${sku} || ' ' || t.country || ' ' || t.since`,
  attribute: 't.key',
  search_language: 't.country',
  shipping_method: "t.country || ' ' || t.key",
  payment_method: "t.country || ' ' || t.key",
  shipping_payment: "t.country || ' ' || t.shipping || ' ' || t.payment",
  agreement: "t.country || ' ' || t.type || ' ' || t.version",
  discount_code: "t.country || ' ' || t.code",
  voucher: "t.country || ' ' || t.code",
  club: 't.country',
  pickup_point: "t.shipping || ' ' || t.external_id",
  content: "t.country || ' ' || t.name",
  notice: "t.country || ' ' || t.client || ' ' || t.position",
  banner: "t.country || ' ' || t.place || ' ' || t.position",
  legal_text: "t.country || ' ' || t.document || ' ' || t.version",
};
