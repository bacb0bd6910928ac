import type { Language } from '@odeta/contracts';
import { type RemoteModule, type Storefront, useStore } from '@odeta/storefront';
import { type Translate, useTexts } from '@odeta/storefront/i18n';
import { use, useCallback } from 'react';

const RULES = 'account-rules';

/** The texts of the lazy part, of the account rules, and of the forms that it shares with other units. */
type Loaders = Record<Language, () => ReturnType<RemoteModule['messages'][Language]>[]>;

/**
 * Adds the texts of a lazy part to those of the unit as a group, together with those of the account rules. The hook suspends
 * until they are loaded: use it only below a `Suspense`.
 */
export function laterTexts(unit: string, group: string, loaders: Loaders): () => Translate {
  const createTexts = ({ i18n, session }: Storefront) => {
    let loading: Promise<void> | null = null;

    async function load() {
      const { language } = session.country;
      const [own, rules, forms] = await Promise.all(loaders[language]());
      const texts = { ...forms?.default, ...own?.default };
      i18n.addResourceBundle(language, unit, { [group]: texts, [RULES]: rules?.default ?? {} });
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
