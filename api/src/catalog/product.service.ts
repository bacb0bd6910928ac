import type { AnswerOf, CountryCode, readProduct, Variant } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { textFor } from '../http/texts.ts';
import { maxQuantityOf } from '../pricing/availability.ts';
import { toMajor } from '../pricing/money.ts';
import { addressesBy, productUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { measuresOf } from './measures.ts';
import { findProduct, findVariants, type ProductRow } from './product.repository.ts';
import { badgeOf, productCardOf, ratingOf } from './product-card.ts';
import { findRelated } from './related.ts';
import { summarizeReviews } from './review.service.ts';
import { findSizeTable } from './size-table.service.ts';
import { variantOf } from './variant.ts';

export async function showProduct(
  { db, settings, now }: SettingsDeps,
  country: CountryCode,
  slug: string,
): Promise<AnswerOf<typeof readProduct>> {
  const product = await findProduct(db, country, slug);
  if (!product) throw new ApiError('not-found');
  const variants = await findVariants(db, country, [product.id]);
  const { sizes } = settings.current();
  const shop = settings.of(country);
  const sellable = variants.some((variant) => maxQuantityOf(variant) > 0);
  const [related, reviews] = await Promise.all([
    findRelated(db, shop, { ...product, sellable }),
    summarizeReviews({ db }, country, product.id),
  ]);
  const ownSizes = [...new Set(variants.map(({ size }) => size))].sort(
    (a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0),
  );
  const table = findSizeTable(shop, product.categoryId, ownSizes);
  const shownVariants = variants.map((variant) => variantOf(variant, product.colors, shop, now()));
  return {
    ...factsOf(product, shop),
    badge: badgeOf({
      sellable,
      reduced: variants.some(({ pricePromo }) => pricePromo !== null),
      isNew: product.isNew,
    }),
    sizes: ownSizes.map((size) => `size/${size}`),
    sizeTable: table?.key ?? null,
    measures: measuresOf(product, ownSizes, table, country),
    reviews,
    variants: shownVariants,
    delivery: deliveryOf(shop, now(), shownVariants),
    related: related.map((row) => productCardOf(row, shop)),
  };
}

function factsOf(product: ProductRow, shop: CountrySettings) {
  const { id, catalogNumber, slug, name, brand, description, manufacturer, responsible } = product;
  return {
    id: String(id),
    catalogNumber,
    slug,
    addresses: addressesBy(product.slugs, productUrl),
    name,
    brand,
    description,
    manufacturer,
    responsible,
    warnings: shop.warnings[product.categoryKey] ?? [],
    breadcrumbs: [...shop.categories.breadcrumbsOf(product.categoryId), { name, url: productUrl(slug) }],
    colors: product.colors.flatMap(({ code, pictures, goods }) => {
      const color = shop.colors.get(code);
      if (!color) return [];
      const front = `${name}, ${color.name}`;
      return { ...color, goods, pictures: pictures.map((path) => ({ path, alt: altOf(path, front, shop.code) })) };
    }),
    composition: product.composition.map(({ material, percent }) => ({
      material: shop.materials.get(material) ?? material,
      percent,
    })),
    care: (product.care && shop.care.get(product.care)) || '',
    rating: ratingOf(product),
  };
}

/** Alternative texts of the views that a product has at most once. */
const viewTexts = new Map([
  ['detail', 'close-up'],
  ['second-detail', 'second-close-up'],
  ['back', 'from-behind'],
]);

function altOf(path: string, front: string, country: CountryCode) {
  const text = viewTexts.get(path.slice(path.lastIndexOf('/') + 1));
  return text ? textFor(country, text, { picture: front }) : front;
}

function deliveryOf(shop: CountrySettings, now: Date, variants: readonly Variant[]) {
  const { code, methods, freeDeliveryFrom, returnDays } = shop;
  const soonest = shop.soonestOf(now);
  return {
    arrivesOn: variants.flatMap(({ arrivesOn }) => arrivesOn ?? []).sort()[0] ?? null,
    orderUntil: soonest && { date: shop.dispatchOf(now, soonest), hour: soonest.dispatchUntil },
    costs: (['address', 'pick-up'] as const).flatMap((group) => {
      const costs = methods.filter((method) => method.group === group).map(({ cost }) => cost);
      return costs.length === 0 ? [] : [{ group, cost: toMajor(code, Math.min(...costs)) }];
    }),
    freeFrom: freeDeliveryFrom === null ? null : toMajor(code, freeDeliveryFrom),
    returnDays,
  };
}
