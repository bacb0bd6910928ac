/** What change sets write, and what follows from it: a preview has copies, with its drafts applied. */
export const copiedTables = [
  'agreement',
  'banner',
  'category_text',
  'club',
  'content',
  'country',
  'discount_code',
  'legal_text',
  'listing',
  'listing_family',
  'notice',
  'price',
  'price_history',
  'product_offer',
  'product_text',
  'reference',
  'renamed_product',
  'search_language',
  'shipping_method',
  'shipping_payment',
  'terms',
] as const;

/** What visitors leave while they buy: a preview has its own, empty at first, so that no real cart ever has a draft in it. */
export const emptyTables = [
  'cart',
  'cart_item',
  'cart_voucher',
  'customer_point',
  'removed_item',
  'saved_item',
  'session_point',
  'wishlist_item',
] as const;
