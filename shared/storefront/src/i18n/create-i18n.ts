import type { Language } from '@odeta/contracts';
import { createInstance, type Resource } from 'i18next';

/** Texts by key, in groups. Keys name the meaning, not the wording. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Texts by the unit that shows them. */
export type MessageBundles = Record<string, MessageTree>;

/** Values for placeholders such as `{{name}}`. `count` also selects the plural form: `items_one`, `items_few` … */
export type TextValues = Record<string, string | number | null | undefined>;

/** Returns the key itself when there is no text, so that the page still renders. */
export type Translate = (key: string, values?: TextValues) => string;

/** The part of an i18next instance that the shop uses. */
export interface I18n {
  /** `ns`: the unit with the text. */
  t(key: string, values: TextValues & { ns: string }): string;
  /** `t` for one unit; `null` means the storefront's language. */
  getFixedT(language: Language | null, unit: string): Translate;
  addResourceBundle(language: Language, unit: string, messages: MessageTree): void;
}

/**
 * The texts of one storefront. The build fills in texts that a language lacks from the Polish ones
 * (`shared/build/fill-texts-loader.cjs`), so that a page loads one language only.
 */
export function createI18n(language: Language, messages: MessageBundles): I18n {
  return createTexts(language, { [language]: { ...messages } });
}

/** For a server, which holds all languages; Polish is the fallback. */
export function createServerI18n(messages: Record<Language, MessageBundles>): I18n {
  return createTexts('pl', messages);
}

/**
 * A cache of i18next's results for texts without values, by their bundle: they are the same for every visitor, and calling i18next
 * each time took a sixth of the processor time of a page.
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

/** An i18next instance that is initialised synchronously. Texts are read-only, so that they are not copied for each visitor. */
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
    // A colon in a key, or in what a visitor sent, must not select another unit.
    nsSeparator: false,
    // React escapes all output.
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
        // Unknown keys are not cached: their number is unlimited.
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
