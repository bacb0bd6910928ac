import { checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Checks the references in product types, colours, reviews and size tables. */
export function checkGoods(sources: SeedSources, categories: ReadonlySet<string>): void {
  const { kinds, reviews, measures, sizes } = sources;
  checkFacets(sources, categories);
  for (const [kind, keys] of Object.entries(kinds.content)) {
    for (const [index, key] of keys.entries()) {
      checkOf(kinds)(categories.has(key), [kind, index], `unknown category ${key}`);
    }
  }
  const numbers = new Set(sources.products.flatMap(({ content }) => content.products.map(({ number }) => number)));
  for (const file of reviews) {
    for (const number of Object.keys(file.content.own)) {
      checkOf(file)(numbers.has(number), ['own', number], `unknown product ${number}`);
    }
    for (const [index, review] of file.content.texts.entries()) {
      const isKnown = review.for === undefined || review.for in kinds.content;
      checkOf(file)(isKnown, ['texts', index, 'for'], `unknown kind ${review.for}`);
    }
  }
  checkTables({ measures, sizes }, categories);
  checkSafety(sources, categories);
}

/** (EU) 2023/988: goods with warnings exist, and somebody in the EU answers for every manufacturer. */
function checkSafety({ warnings, manufacturers }: SeedSources, categories: ReadonlySet<string>) {
  for (const [hazard, { categories: keys }] of Object.entries(warnings.content)) {
    for (const [index, key] of keys.entries()) {
      checkOf(warnings)(categories.has(key), [hazard, 'categories', index], `unknown category ${key}`);
    }
  }
  for (const [key, { country, responsible }] of Object.entries(manufacturers.content)) {
    const isAnswered = euCountries.includes(country) || responsible !== undefined;
    checkOf(manufacturers)(isAnswered, [key], 'is outside the EU and needs a responsible person there');
  }
}

function checkFacets({ colors, sizes, ...sources }: SeedSources, categories: ReadonlySet<string>) {
  for (const [color, { family }] of Object.entries(colors.content)) {
    checkOf(colors)(family in sources['color-families'].content, [color, 'family'], `unknown family ${family}`);
  }
  const file = sources['size-kinds'];
  for (const [kind, { categories: keys, sizes: codes }] of Object.entries(file.content)) {
    for (const key of keys) checkOf(file)(categories.has(key), [kind, 'categories'], `unknown category ${key}`);
    for (const code of codes) checkOf(file)(sizes.content.includes(code), [kind, 'sizes'], `unknown size ${code}`);
  }
}

function checkTables({ measures, sizes }: Pick<SeedSources, 'measures' | 'sizes'>, categories: ReadonlySet<string>) {
  const known = measures.content.measures;
  for (const [index, table] of measures.content.tables.entries()) {
    const check = checkOf(measures, ['tables', index]);
    for (const key of table.categories) check(categories.has(key), ['categories'], `unknown category ${key}`);
    for (const key of table.columns) check(key in known, ['columns'], `unknown measure ${key}`);
    for (const key of table.measures) check(known[key]?.hints !== undefined, ['measures'], `nothing is said of ${key}`);
    for (const [row, { sizes: codes, cells }] of table.rows.entries()) {
      const count = `${cells.length} cells for ${table.columns.length} columns`;
      check(cells.length === table.columns.length, ['rows', row], count);
      for (const code of codes) check(sizes.content.includes(code), ['rows', row], `unknown size ${code}`);
    }
  }
}
