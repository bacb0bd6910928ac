import type { Language } from '@odeta/shared/contracts';
import { type Translate, useTexts } from '@odeta/shared/i18n';
import type { RemoteModule, Storefront } from '@odeta/shared/storefront';
import { useStore } from '@odeta/shared/storefront';
import { use, useCallback } from 'react';

/** Group of the texts of account rules. */
const RULES = 'account-rules';

type Loaders = Record<Language, () => ReturnType<RemoteModule['messages'][Language]>[]>;

/** Texts of the forms that are opened later, with those of their rules. */
const loaders: Loaders = {
  pl: () => [import('./messages/pl.json'), import('@odeta/shared/validation/account-messages/pl.json')],
  sk: () => [import('./messages/sk.json'), import('@odeta/shared/validation/account-messages/sk.json')],
  hu: () => [import('./messages/hu.json'), import('@odeta/shared/validation/account-messages/hu.json')],
  ro: () => [import('./messages/ro.json'), import('@odeta/shared/validation/account-messages/ro.json')],
  ru: () => [import('./messages/ru.json'), import('@odeta/shared/validation/account-messages/ru.json')],
};

function createCustomerTexts({ i18n, session }: Storefront) {
  let loading: Promise<void> | null = null;

  async function load() {
    const { language } = session.country;
    const [own, rules] = await Promise.all(loaders[language]());
    i18n.addResourceBundle(language, 'checkout', { customer: own?.default ?? {}, [RULES]: rules?.default ?? {} });
  }

  return {
    load() {
      loading ??= load();
      return loading;
    },
  };
}

/** The texts of the unit with the group `customer` and those of the rules of accounts. Waits for them: only below a `Suspense`. */
export function useCustomerTexts(): Translate {
  use(useStore(createCustomerTexts).load());
  const t = useTexts('checkout');
  return useCallback(
    (key, values) => {
      const text = t(key, values);
      return text === key && key.startsWith('validation.') ? t(key.replace('validation', RULES), values) : text;
    },
    [t],
  );
}
