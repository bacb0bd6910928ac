import type { Goods, SearchCategory } from './goods.repository.ts';
import type { Attribute } from './language.repository.ts';
import type { Lexicon } from './lexicon.ts';
import { fold, wordsOf } from './search-words.ts';

/** The weight of a term in each field. The weights of several fields are added up. */
const weights = {
  number: 200,
  name: 60,
  /** After a preposition, where words do not name the product itself. */
  nameAside: 36,
  /** A part of a Hungarian compound in the name. */
  part: 48,
  category: 30,
  /** For categories with several product types, because only one of them applies. */
  mixedCategory: 12,
  categoryAbove: 8,
  color: 30,
  /** Higher than `nameAside`, because the product is of this type. */
  kind: 40,
  attribute: 30,
  material: 25,
  size: 20,
  description: 6,
  brand: 5,
};
/** Attributes that say what type a product is. */
const ofKind = new Set(['kind', 'instead']);
const HEAVIEST = 255;
export const NUMBER = '#number/';

export interface IndexContext {
  lexicon: Lexicon;
  isKnown: (word: string) => boolean;
  isStop: (word: string) => boolean;
  attributes: readonly Attribute[];
  categories: ReadonlyMap<string, SearchCategory>;
}

/** The terms of a product with their weights. */
export function termsOfGoods(goods: Goods, { lexicon, isKnown, isStop, attributes, categories }: IndexContext) {
  const found = new Map<string, number>();
  const add = (term: string, weight: number) => found.set(term, Math.min(HEAVIEST, (found.get(term) ?? 0) + weight));
  const addWord = (word: string, weight: number) => {
    for (const term of lexicon.termsOf(word)) add(term, weight);
  };

  let weight = weights.name;
  for (const word of new Set(wordsOf(goods.name))) {
    if (isStop(word)) weight = weights.nameAside;
    addWord(word, weight);
    for (const part of lexicon.partsOf(word, isKnown)) addWord(part, Math.min(weight, weights.part));
  }
  for (const key of goods.categories) addCategory(key);
  for (const color of goods.colors) add(`#color/${color}`, weights.color);
  for (const material of goods.materials) add(`#material/${material}`, weights.material);
  for (const size of goods.sizes) add(`#size/${size}`, weights.size);
  for (const { kind, key } of attributes.filter((one) => holdsFor(one, goods))) {
    add(`#${kind}/${key}`, ofKind.has(kind) ? weights.kind : weights.attribute);
  }
  addQualities();
  for (const word of new Set(wordsOf(goods.description))) {
    for (const term of lexicon.describedBy(word)) add(term, weights.description);
  }
  addWord(goods.brand.toLowerCase(), weights.brand);
  add(NUMBER + fold(goods.number).replaceAll('-', ''), weights.number);
  return found;

  /** Attributes that are derived from the name, unless another field has them. */
  function addQualities() {
    const words = wordsOf(goods.name).filter((word) => !isStop(word));
    // Joined, as expressions of two words are: `piele întoarsă`.
    const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
    const qualities = new Set([...words, ...pairs].flatMap((word) => [...lexicon.qualitiesOf(word)]));
    for (const term of qualities) if (!found.has(term)) add(term, weights.attribute);
  }

  function addCategory(key: string) {
    const words = wordsOf(categories.get(key)?.name ?? '').filter(({ length }) => length > 2);
    const own = words.length > 1 ? weights.mixedCategory : weights.category;
    for (const word of new Set(words)) {
      addWord(word, key === goods.mainCategory ? own : weights.categoryAbove);
      if (key !== goods.mainCategory) continue;
      for (const part of lexicon.partsOf(word, isKnown)) addWord(part, weights.categoryAbove);
    }
  }
}

/** Whether an attribute applies to a product. Colours and materials are indexed separately. */
export const holdsFor = (attribute: Attribute, goods: Goods) =>
  attribute.kind !== 'color' &&
  attribute.kind !== 'material' &&
  (attribute.products.includes(goods.number) ||
    meet(attribute.categories, goods.categories) ||
    meet(attribute.colors, goods.colors) ||
    meet(attribute.materials, goods.materials));

const meet = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
