import { languages } from '@odeta/contracts';
import { createSizeKinds } from '../goods/size-kinds.ts';
import type { SeedCategory } from '../schemas/catalogue.schema.ts';
import type { SeedMenuEntry } from '../schemas/contents.schema.ts';
import { checkDelivery } from './check-delivery.ts';
import { checkGoods } from './check-goods.ts';
import { checkClubOffer, checkHelp, checkPromises } from './check-help.ts';
import { checkLegal } from './check-legal.ts';
import { checkLooks } from './check-looks.ts';
import { checkProduct } from './check-product.ts';
import { checkSearch } from './check-search.ts';
import { type At, checkOf } from './checks.ts';
import type { SeedFile } from './seed-file.ts';
import type { SeedSources } from './seed-sources.ts';

/** Checks references between files, which their schemas cannot check. Throws a `SeedError` for the first error. */
export function checkReferences(sources: SeedSources): void {
  const categories = checkCategories(sources.categories);
  const seen = new Set<string>();
  const sizeKindOf = createSizeKinds({
    categories: sources.categories.content,
    'size-kinds': sources['size-kinds'].content,
  });
  for (const file of sources.products) {
    checkOf(file)(categories.has(file.content.category), ['category'], `unknown category ${file.content.category}`);
    for (const [index, product] of file.content.products.entries()) {
      const check = checkOf(file, ['products', index]);
      for (const unique of [product.number, ...languages.map((one) => `${one}:${product.texts[one].slug}`)]) {
        check(!seen.has(unique), [], `${unique} is already taken by another product`);
        seen.add(unique);
      }
      checkProduct(product, { ...sources, categories }, check);
      const kind = sizeKindOf(file.content.category, product.sizes);
      check(kind !== undefined, ['sizes'], 'no kind of sizes has all of these');
    }
  }
  checkGoods(sources, categories);
  checkBoxes(sources.menus);
  checkDelivery(sources);
  checkSearch(sources, categories);
  checkHelp(sources);
  checkLooks(sources);
  checkClubOffer(sources);
  checkPromises(sources);
  checkLegal(sources);
  const accounts = new Set(sources.customers.content.map(({ country, email }) => `${country}|${email}`));
  for (const file of [sources.codes, sources.vouchers]) {
    for (const [index, { country, customer }] of file.content.entries()) {
      const isKnown = customer === undefined || accounts.has(`${country}|${customer}`);
      checkOf(file)(isKnown, [index, 'customer'], `no account of ${country} has the e-mail ${customer}`);
    }
  }
  for (const [index, code] of sources.codes.content.entries()) {
    for (const key of code.categories ?? []) {
      checkOf(sources.codes)(categories.has(key), [index, 'categories'], `unknown category ${key}`);
    }
  }
  for (const file of [sources.menus, sources.home, sources.footers, sources.contents]) {
    checkLinks(file, file.content, [], categories);
  }
}

function checkCategories(file: SeedFile<SeedCategory[]>): Set<string> {
  const keys = new Set<string>();
  const slugs = new Set<string>();
  const visit = (list: SeedCategory[], at: At) => {
    for (const [index, category] of list.entries()) {
      const check = checkOf(file, [...at, index]);
      check(!keys.has(category.key), ['key'], `category ${category.key} is there twice`);
      keys.add(category.key);
      for (const language of languages) {
        const slug = `${language}:${category.slugs[language]}`;
        check(!slugs.has(slug), ['slugs', language], `slug ${slug} is already taken`);
        slugs.add(slug);
      }
      visit(category.children, [...at, index, 'children']);
    }
  };
  visit(file.content, []);
  return keys;
}

/** A box names one of the tabs, by the id of its entry. */
function checkBoxes(file: SeedFile<SeedMenuEntry[]>) {
  const tabs = new Set(file.content.filter(({ tab }) => tab).map(({ key, category }) => key ?? category));
  for (const [index, { of }] of file.content.entries()) {
    checkOf(file)(of === undefined || tabs.has(of), [index, 'of'], `no tab of the menu is called ${of}`);
  }
}

/** Checks every `category:<key>` and `category: <key>` at any depth. */
function checkLinks(file: SeedFile<unknown>, value: unknown, at: At, categories: Set<string>) {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      checkLinks(file, part, [...at, Array.isArray(value) ? Number(key) : key], categories);
    }
    return;
  }
  if (typeof value !== 'string') return;
  const key = at.at(-1) === 'category' ? value : value.match(/^category:([a-z0-9-]+)$/)?.[1];
  checkOf(file)(!key || categories.has(key), at, `unknown category ${key}`);
}
