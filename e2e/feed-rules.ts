/** Rules of Google's product data (https://support.google.com/merchants/answer/7052112), which Meta's catalogue shares. */
const rules: Record<string, (value: string) => boolean> = {
  id: (value) => value.length > 0 && value.length <= 50,
  item_group_id: (value) => value.length > 0 && value.length <= 50,
  title: (value) => value.length > 0 && value.length <= 150,
  description: (value) => value.length > 0 && value.length <= 5000,
  link: (value) => URL.canParse(value) && value.length <= 2000,
  image_link: (value) => URL.canParse(value) && value.length <= 2000,
  availability: (value) => ['in_stock', 'out_of_stock', 'preorder', 'backorder'].includes(value),
  price: (value) => /^\d+\.\d\d [A-Z]{3}$/.test(value),
  brand: (value) => value.length > 0 && value.length <= 70,
  mpn: (value) => value.length > 0 && value.length <= 70,
  condition: (value) => ['new', 'refurbished', 'used'].includes(value),
  color: (value) => value.length > 0 && value.length <= 100,
  product_type: (value) => value.length > 0 && value.length <= 750,
  shipping: (value) => /^<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d\d [A-Z]{3}<\/g:price>$/.test(value),
};

/** Required for what is worn. */
const ofClothes: Record<string, (value: string) => boolean> = {
  gender: (value) => ['male', 'female', 'unisex'].includes(value),
  age_group: (value) => ['newborn', 'infant', 'toddler', 'kids', 'adult'].includes(value),
};

export type FeedValues = Record<string, string | undefined>;

/** Items of a feed in Google's form; a repeated attribute has its first value, and one with parts their elements. */
export const readFeedItems = (xml: string): FeedValues[] =>
  [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)]
        .map(([, name = '', value]) => [name, unescaped(value)])
        .toReversed(),
    ),
  );

/** What an item breaks, as `<id>: <attribute>`; empty when a service would list it. */
export function brokenRules(item: FeedValues): string[] {
  const amount = (value = '') => Number.parseFloat(value);
  const broken = [
    ...failing(item, rules),
    ...('gender' in item ? failing(item, ofClothes) : []),
    ...(item.availability === 'backorder' && !item.availability_date ? ['availability_date'] : []),
    ...(item.sale_price && amount(item.sale_price) >= amount(item.price) ? ['sale_price'] : []),
  ];
  return broken.map((name) => `${item.id}: ${name}`);
}

const failing = (item: FeedValues, of: typeof rules) =>
  Object.entries(of).flatMap(([name, holds]) => (holds(item[name] ?? '') ? [] : [name]));

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text = '') => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '');
