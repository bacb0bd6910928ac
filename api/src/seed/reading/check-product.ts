import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { lowestBefore } from '../goods/price-history.ts';
import type { SeedProduct } from '../schemas/catalogue.schema.ts';
import type { Moneys } from '../schemas/texts.schema.ts';
import type { At, Check } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

interface Known extends Pick<SeedSources, 'colors' | 'sizes' | 'materials' | 'care' | 'manufacturers' | 'measures'> {
  categories: Set<string>;
}

/** Checks the references, prices and composition of a product. */
export function checkProduct(product: SeedProduct, known: Known, check: Check): void {
  for (const [index, key] of product.also.entries()) {
    check(known.categories.has(key), ['also', index], `unknown category ${key}`);
  }
  for (const measure of Object.keys(product.worn ?? {})) {
    check(measure in known.measures.content.measures, ['worn', measure], `unknown measure ${measure}`);
  }
  checkMake(product, known, check);
  checkVariants(product, known, check);
  checkPrices(product, check);
}

function checkMake(
  { composition, care, manufacturer }: SeedProduct,
  { materials, care: cares, manufacturers }: Known,
  check: Check,
) {
  const sum = Object.values(composition).reduce((total, percent) => total + percent, 0);
  check(sum === 0 || sum === 100, ['composition'], `the composition adds up to ${sum} %, not 100`);
  for (const material of Object.keys(composition)) {
    check(material in materials.content, ['composition', material], `unknown material ${material}`);
  }
  check(!care || care in cares.content, ['care'], `unknown care ${care}`);
  check(manufacturer in manufacturers.content, ['manufacturer'], `unknown manufacturer ${manufacturer}`);
}

function checkVariants(product: SeedProduct, { colors, sizes }: Known, check: Check) {
  for (const [index, { color }] of product.colors.entries()) {
    check(color in colors.content, ['colors', index], `unknown color ${color}`);
  }
  for (const [index, size] of product.sizes.entries()) {
    check(sizes.content.includes(size), ['sizes', index], `unknown size ${size}`);
  }
  const ownColors = ['*', ...product.colors.map(({ color }) => color)];
  const ownSizes = ['*', ...product.sizes];
  for (const name of Object.keys(product.stock)) {
    const [color = '', size = ''] = name.split('/');
    const fits = name === 'default' || (ownColors.includes(color) && ownSizes.includes(size));
    check(fits, ['stock', name], `${name} is no color and size of this product`);
  }
}

function checkPrices(product: SeedProduct, check: Check) {
  const { prices, pricesSince, promotion, history } = product;
  check(history.length === 0 || pricesSince !== undefined, ['history'], 'with a history, pricesSince must be given');
  checkDigits(prices, ['prices'], check);
  for (const [index, entry] of history.entries()) checkDigits(entry.prices, ['history', index, 'prices'], check);
  if (!promotion) return;

  checkDigits(promotion.prices, ['promotion', 'prices'], check);
  for (const country of countryCodes) {
    const lowest = lowestBefore(product, promotion.since, country);
    const struck = promotion.lowest[country];
    check(struck === lowest, ['promotion', 'lowest', country], `the lowest price of the 30 days before was ${lowest}`);
    const fits = promotion.prices[country] < struck;
    check(fits, ['promotion', 'prices', country], 'a promotion must be below the lowest price of the 30 days before');
  }
}

function checkDigits(prices: Moneys, at: At, check: Check) {
  for (const country of countryCodes) {
    check(fitsCurrency(country, prices[country]), [...at, country], `${prices[country]} has too many decimals`);
  }
}

const fitsCurrency = (country: CountryCode, amount: number) =>
  Number(amount.toFixed(countries[country].minorDigits)) === amount;
