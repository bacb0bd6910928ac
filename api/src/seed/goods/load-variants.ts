import { countryCodes } from '@odeta/contracts';
import { insertMissing, readIds } from '../../db/upsert.ts';
import { toMinor } from '../../pricing/money.ts';
import type { SeedProduct, SeedStock } from '../schemas/catalogue.schema.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';
import { pricesInTime } from './price-history.ts';

interface Variant {
  product: SeedProduct;
  color: string;
  size: string;
  sku: string;
}

/** Loads colours and sizes with prices. Stock only of new ones: after that it belongs to the warehouse and to orders. */
export async function loadVariants(
  target: SeedTarget,
  products: SeedProduct[],
  productIds: Map<string, number>,
): Promise<void> {
  const { trx, mode } = target;
  const colorRows = products.flatMap((product) =>
    product.colors.map(({ color, pictures, goods }, position) => ({
      product_id: productIds.get(product.number),
      color,
      position,
      pictures: pictures.map((picture) => (picture.includes('/') ? picture : `${picture}/front`)),
      goods: goods ? boxOf(goods) : null,
    })),
  );
  await writeRows(target, 'product_color', ['product_id', 'color'], colorRows);
  const colors = await trx.selectFrom('productColor').select(['id', 'productId', 'color']).execute();
  const colorIds = new Map(colors.map(({ id, productId, color }) => [`${productId}/${color}`, id]));

  const variants = products.flatMap(variantsOf);
  const variantRows = variants.map(({ product, color, size, sku }) => {
    const productId = productIds.get(product.number);
    return {
      ...{ product_id: productId, product_color_id: colorIds.get(`${productId}/${color}`), size, sku, active: true },
      gtin: product.gtins[`${color}/${size}`] ?? null,
    };
  });
  if (mode === 'replace') await trx.updateTable('variant').set({ active: false }).execute();
  const written = new Set((await writeRows(target, 'variant', ['sku'], variantRows)).map(({ sku }) => sku));
  const ids = await readIds(trx, 'variant', 'sku');
  await insertMissing(trx, 'stock', ['variant_id'], stockRows(variants, ids));
  const priced = variants.filter(({ sku }) => written.has(sku));
  await writeRows(target, 'price', ['variant_id', 'country'], priceRows(priced, ids));
  await writeRows(target, 'price_history', ['variant_id', 'country', 'since'], historyRows(priced, ids));
}

const boxOf = ([left, top, right, bottom]: NonNullable<SeedProduct['colors'][number]['goods']>) => ({
  left,
  top,
  right,
  bottom,
});

function variantsOf(product: SeedProduct): Variant[] {
  return product.colors.flatMap(({ color }) =>
    product.sizes.map((size) => ({ product, color, size, sku: `${product.number}-${color}-${size}` })),
  );
}

function stockRows(variants: Variant[], ids: Map<string, number>) {
  return variants.map(({ product: { stock }, color, size, sku }) => {
    const rule = stock[`${color}/${size}`] ?? stock[`${color}/*`] ?? stock[`*/${size}`] ?? stock.default ?? 0;
    return { variant_id: ids.get(sku), ...piecesOf(rule) };
  });
}

function piecesOf(rule: SeedStock) {
  if (rule === 'sold-out') return { on_hand: 0, incoming: 0, back_in_stock: false };
  if (typeof rule === 'number') return { on_hand: rule, incoming: 0, back_in_stock: false };
  if ('later' in rule) return { on_hand: 0, incoming: rule.later, back_in_stock: false };
  return { on_hand: rule.back, incoming: 0, back_in_stock: true };
}

function priceRows(variants: Variant[], ids: Map<string, number>) {
  return variants.flatMap(({ product: { prices, promotion }, sku }) =>
    countryCodes.map((country) => ({
      variant_id: ids.get(sku),
      country,
      price: toMinor(country, prices[country]),
      price_promo: promotion ? toMinor(country, promotion.prices[country]) : null,
      price_old: promotion ? toMinor(country, promotion.lowest[country]) : null,
    })),
  );
}

function historyRows(variants: Variant[], ids: Map<string, number>) {
  return variants.flatMap(({ product, sku }) => {
    return countryCodes.flatMap((country) =>
      pricesInTime(product).map((entry) => ({
        variant_id: ids.get(sku),
        country,
        since: entry.since,
        price: toMinor(country, entry.prices[country]),
      })),
    );
  });
}
