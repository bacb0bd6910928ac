/**
 * Texts of a country's additional languages stand under the key of their edition, `ua-uk`, which is no country. Earlier releases read only
 * the keys of countries.
 */
export const textsByEdition = [
  'content',
  'notice',
  'banner',
  'agreement',
  'category_text',
  'product_text',
  'legal_text',
  'search_language',
  'search_posting',
  'search_form',
  'search_suggestion',
]
  .map((table) => `alter table ${table} drop constraint ${table}_country_fkey;`)
  .join('\n');
