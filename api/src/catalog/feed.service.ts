import type { AnswerOf, CountryCode, FeedItem, readFeed } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { type FeedRow, findFeedProducts } from './feed.repository.ts';
import { findVariants, type VariantRow } from './product.repository.ts';
import { variantOf } from './variant.ts';
import { wearersOf } from './wearers.ts';

/** About 250 variants, 120 KB: a larger part would hold up the requests of visitors. */
const PRODUCTS_OF_A_PART = 25;

/** All variants that the country sells, after the product with the id `after`. Sold-out ones are listed as such. */
export async function showFeed(
  { db, settings, now }: SettingsDeps,
  country: CountryCode,
  after: string,
): Promise<AnswerOf<typeof readFeed>> {
  const products = await findFeedProducts(db, { country, after: Number(after), limit: PRODUCTS_OF_A_PART });
  const ids = products.map(({ id }) => id);
  const variants = Map.groupBy(await findVariants(db, country, ids), ({ productId }) => productId);
  const shop = settings.of(country);
  const last = products.length === PRODUCTS_OF_A_PART ? ids.at(-1) : undefined;
  return {
    items: products.flatMap((product) => itemsOf(product, variants.get(product.id) ?? [], shop, now())),
    next: last === undefined ? null : String(last),
    delivery: deliveryOf(shop),
  };
}

/** Without the variants of which there is no picture: no service lists them. */
function itemsOf(product: FeedRow, rows: readonly VariantRow[], shop: CountrySettings, now: Date): FeedItem[] {
  const { catalogNumber, slug, name, description, brand, colors, categoryId } = product;
  const [material] = product.materials;
  const categories = shop.categories.breadcrumbsOf(categoryId).map((crumb) => crumb.name);
  const wearers = wearersOf(shop.categories.keysUpFrom(categoryId));
  return rows.flatMap((row) => {
    const color = colors.find(({ id }) => id === row.productColorId);
    const named = color && shop.colors.get(color.code);
    if (!named || color.pictures.length === 0) return [];
    const { sku, gtin, size, availability, arrivesOn, price, pricePromo, priceOld } = variantOf(row, colors, shop, now);
    return {
      ...{ sku, catalogNumber, gtin, slug, name, description, brand, size, categories, wearers },
      color: { code: named.code, name: named.name },
      pictures: color.pictures,
      ...{ price, pricePromo, priceOld, availability, arrivesOn },
      material: material === undefined ? null : (shop.materials.get(material) ?? material),
    };
  });
}

function deliveryOf({ code, methods, freeDeliveryFrom }: CountrySettings) {
  const costs = methods.map(({ cost }) => cost);
  return {
    cost: costs.length === 0 ? null : toMajor(code, Math.min(...costs)),
    freeFrom: freeDeliveryFrom === null ? null : toMajor(code, freeDeliveryFrom),
  };
}
