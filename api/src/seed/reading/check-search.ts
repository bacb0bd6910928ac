import { checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

/** Checks that attributes refer to existing entries, and that search words belong to existing attributes. */
export function checkSearch(
  { attributes, brands, search, products, colors, materials }: SeedSources,
  categories: Set<string>,
) {
  const numbers = new Set(products.flatMap(({ content }) => content.products.map(({ number }) => number)));
  const known = {
    categories,
    colors: new Set(Object.keys(colors.content)),
    materials: new Set(Object.keys(materials.content)),
    products: numbers,
  };
  for (const [key, attribute] of Object.entries(attributes.content)) {
    const check = checkOf(attributes, [key]);
    for (const field of ['categories', 'colors', 'materials', 'products'] as const) {
      for (const [index, value] of attribute[field].entries()) {
        check(known[field].has(value), [field, index], `unknown ${field}: ${value}`);
      }
    }
  }
  for (const file of search) {
    for (const key of Object.keys(file.content.attributes)) {
      checkOf(file)(key in attributes.content, ['attributes', key], `unknown attribute ${key}`);
    }
  }
  const { near, others, spelled } = brands.content;
  const names = new Set([...Object.values(near).flat(), ...others]);
  for (const key of Object.keys(near)) {
    checkOf(brands)(key in attributes.content, ['near', key], `unknown attribute ${key}`);
  }
  for (const name of Object.keys(spelled)) checkOf(brands)(names.has(name), ['spelled', name], `unknown brand ${name}`);
}
