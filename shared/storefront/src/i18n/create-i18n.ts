import type { Language } from '@odeta/contracts';
import { createInstance, type Resource } from 'i18next';

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

/** The part of an i18next instance that the shop uses. */
export interface I18n {
  /** `ns`: the unit whose texts are meant. */
  t(key: string, values: TextValues & { ns: string }): string;
  /** `t` for one unit; `null` stands for the storefront's language. */
  getFixedT(language: Language | null, unit: string): Translate;
  addResourceBundle(language: Language, unit: string, messages: MessageTree): void;
}

/**
 * The texts of one storefront. The build fills what a language lacks with the Polish texts
 * (`shared/build/fill-texts-loader.cjs`), so that a page loads one language.
 */
export function createI18n(language: Language, messages: MessageBundles): I18n {
  return createTexts(language, { [language]: { ...messages } });
}

/** The texts of a server that holds all languages. What a language lacks is Polish. */
export function createServerI18n(messages: Record<Language, MessageBundles>): I18n {
  return createTexts('pl', messages);
}

/**
 * What the library made of texts without values, by the bundle that they stand in: it is the same for every visitor, and a call of
 * the library each time took a sixth of the processor's time for a page.
 */
const plainTextsOf = createPlainTexts();

function createPlainTexts() {
  const byBundle = new WeakMap<MessageTree, Map<string, string>>();
  return (bundle: MessageTree): Map<string, string> => {
    const known = byBundle.get(bundle) ?? new Map<string, string>();
    byBundle.set(bundle, known);
    return known;
  };
}

/** An instance of i18next that is ready at once. Texts are read, never changed, so they are not copied for each visitor. */
function createTexts(language: Language, resources: Resource): I18n {
  const bundles = new Map(
    Object.entries(resources).flatMap(([one, units]) =>
      Object.entries(units).map(([unit, texts]) => [bundleKey(one, unit), texts as MessageTree]),
    ),
  );
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: Object.keys(resources).length > 1 ? 'pl' : false,
    resources,
    initAsync: false,
    ns: [],
    defaultNS: false,
    // A colon in a key, or in what a visitor sent, names no other unit.
    nsSeparator: false,
    // React escapes what a page shows.
    interpolation: { escapeValue: false },
    returnedObjectHandler: (key: string) => key,
  });
  return {
    t: (key, values) => i18n.t(key, values),
    getFixedT(fixed, unit) {
      const fixedT = i18n.getFixedT(fixed, unit);
      const place = bundleKey(fixed ?? language, unit);
      return (key, values) => {
        const bundle = bundles.get(place);
        if (values || !bundle) return fixedT(key, values ?? {});
        const plain = plainTextsOf(bundle);
        const text = plain.get(key) ?? fixedT(key, {});
        // Unknown keys are not stored: their number has no limit.
        if (text !== key) plain.set(key, text);
        return text;
      };
    },
    addResourceBundle: (added, unit, texts) => {
      const key = bundleKey(added, unit);
      const before = bundles.get(key);
      bundles.set(key, before ? { ...before, ...texts } : texts);
      i18n.addResourceBundle(added, unit, texts, false, true, { skipCopy: true });
    },
  };
}

const bundleKey = (language: string, unit: string) => `${language} ${unit}`;
