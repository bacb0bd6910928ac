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
  const plural = oncePlural(language);

  function t(unit: string, key: string, values: TextValues = {}): string {
    const bundle = bundles.get(unit);
    const text =
      bundle &&
      formsOf(key, values.count, plural)
        .map((form) => find(bundle, form))
        .find(isText);
    return text === undefined ? key : fillIn(text, values);
  }

  return {
    t: (key, { ns, ...values }) => t(ns, key, values),
    getFixedT: (_, unit) => (key, values) => t(unit, key, values),
    addResourceBundle(_, unit, added) {
      bundles.set(unit, { ...bundles.get(unit), ...added });
    },
  };
}

type SelectForm = (count: number) => Intl.LDMLPluralRule;

/** The forms of a key that may hold its text, the best one first. */
function formsOf(key: string, count: TextValues[string], select: SelectForm) {
  if (typeof count !== 'number') return [key];
  const forms = [`${key}_${select(count)}`, `${key}_other`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

const find = (tree: MessageTree, key: string) =>
  key
    .split('.')
    .reduce<MessageTree[string] | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      tree,
    );

const isText = (found: MessageTree[string] | undefined): found is string => typeof found === 'string';

const fillIn = (text: string, values: TextValues) =>
  text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (place, name: string) =>
    name in values ? String(values[name] ?? '') : place,
  );

/** Rules are dear to make, and few pages count anything. */
function oncePlural(language: Language): SelectForm {
  let rules: Intl.PluralRules | undefined;
  return (count) => {
    rules ??= new Intl.PluralRules(language);
    return rules.select(count);
  };
}
