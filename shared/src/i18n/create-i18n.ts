import type { Language } from '../contracts/base/country.ts';

/** Texts by key, in groups. A key names meaning, not wording. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Texts by the unit that shows them. */
export type MessageBundles = Record<string, MessageTree>;

/** What stands in a text as `{{name}}`. `count` chooses the form of the noun, too: `items_one`, `items_few` … */
export type TextValues = Record<string, string | number | null | undefined>;

/** The text of a key, or the key itself: a page with a strange word is better than none. */
export type Translate = (key: string, values?: TextValues) => string;

export interface I18n {
  /** `ns`: the unit whose texts are meant. */
  t(key: string, values: TextValues & { ns: string }): string;
  /** `t` for one unit. The language is the storefront's. */
  getFixedT(language: null, unit: string): Translate;
  addResourceBundle(language: Language, unit: string, messages: MessageTree): void;
}

/**
 * A1: the texts of one storefront, in the format of i18next, of which the shop uses groups, values and plural forms. Those
 * are all there is here: the library is 13 KB (brotli) of every page, this is a half, and a test holds both side by side.
 */
export function createI18n(language: Language, messages: MessageBundles): I18n {
  const bundles = new Map(Object.entries(messages));

  function t(unit: string, key: string, values: TextValues = {}): string {
    const bundle = bundles.get(unit);
    const text = bundle && textOf(bundle, key, values.count);
    return text === undefined ? key : fillIn(text, values);
  }

  function textOf(bundle: MessageTree, key: string, count: TextValues[string]) {
    if (typeof count !== 'number') return find(bundle, key);
    const forms = [count === 0 ? 'zero' : '', pluralFormOf(language, count), 'other'].filter(Boolean);
    const found = forms.map((form) => find(bundle, `${key}_${form}`)).find((text) => text !== undefined);
    return found ?? find(bundle, key);
  }

  return {
    t: (key, { ns, ...values }) => t(ns, key, values),
    getFixedT: (_, unit) => (key, values) => t(unit, key, values),
    addResourceBundle(_, unit, added) {
      bundles.set(unit, { ...bundles.get(unit), ...added });
    },
  };
}

function find(tree: MessageTree, key: string): string | undefined {
  let found: MessageTree[string] | undefined = tree;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Most texts have no place for a value. */
const fillIn = (text: string, values: TextValues) =>
  text.includes('{{')
    ? text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (place, name: string) =>
        name in values ? String(values[name] ?? '') : place,
      )
    : text;

/** Rules are expensive to make, few pages count anything, and they hold nothing of a visitor: a language's are made once. */
const pluralFormOf = oncePerLanguage((language) => new Intl.PluralRules(language));

function oncePerLanguage(make: (language: Language) => Intl.PluralRules) {
  const made = new Map<Language, Intl.PluralRules>();
  return (language: Language, count: number) => {
    const rules = made.get(language) ?? make(language);
    made.set(language, rules);
    return rules.select(count);
  };
}
