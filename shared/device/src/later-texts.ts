import { type Storefront, useStore } from '@odeta/storefront';
import { type Translate, useTexts } from '@odeta/storefront/i18n';
import type { LoadTexts } from '@odeta/storefront/messages';
import { use, useCallback } from 'react';

const RULES = 'account-rules';

/**
 * Adds the texts of a lazy part to those of the unit as a group, and those of the account `rules` if it needs them. The hook suspends
 * until they are loaded: use it only below a `Suspense`.
 */
export function laterTexts(unit: string, group: string, own: LoadTexts, rules?: LoadTexts): () => Translate {
  const createTexts = ({ i18n, session }: Storefront) => {
    let loading: Promise<void> | null = null;

    async function load() {
      const { language } = session.country;
      const [texts, ruleTexts] = await Promise.all([own(language), rules?.(language)]);
      i18n.addResourceBundle(language, unit, { [group]: texts.default, [RULES]: ruleTexts?.default ?? {} });
    }

    return {
      load() {
        loading ??= load();
        return loading;
      },
    };
  };

  return function useLaterTexts() {
    use(useStore(createTexts).load());
    const t = useTexts(unit);
    return useCallback(
      (key, values) => {
        const text = t(key, values);
        return text === key && key.startsWith('validation.') ? t(key.replace('validation', RULES), values) : text;
      },
      [t],
    );
  };
}
