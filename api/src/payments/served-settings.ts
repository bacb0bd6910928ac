import { needsWallet } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * The settings without what the provider cannot serve: online payments in a country without an account, and payment by wallet without
 * wallets.
 */
export function servedBy(
  provider: Pick<PaymentProvider, 'serves' | 'wallets'>,
  source: SettingsSource,
): SettingsSource {
  const kept = new WeakMap<CountrySettings, CountrySettings>();

  function serve(settings: CountrySettings): CountrySettings {
    const hasWallet = provider.wallets(settings.code).length > 0;
    const methods = hasWallet ? settings.methods : settings.methods.map(withoutWallet);
    return { ...settings, methods: provider.serves(settings.code) ? methods : methods.map(paidElsewhere) };
  }

  return {
    ...source,
    of(country) {
      const settings = source.of(country);
      const served = kept.get(settings) ?? serve(settings);
      kept.set(settings, served);
      return served;
    },
  };
}

const withoutWallet = (method: CountrySettings['methods'][number]) => ({
  ...method,
  payments: method.payments.filter(({ key }) => !needsWallet(key)),
});

const paidElsewhere = (method: CountrySettings['methods'][number]) => ({
  ...method,
  payments: method.payments.map((payment) =>
    payment.provider === 'online' ? { ...payment, disabled: true } : payment,
  ),
});
