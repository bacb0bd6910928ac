import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import type { PaymentProvider } from './provider.ts';

/** M1. The settings as the provider can serve them: where it has no account, nobody is led to pay online. */
export function servedBy(provider: Pick<PaymentProvider, 'serves'>, source: SettingsSource): SettingsSource {
  const kept = new WeakMap<CountrySettings, CountrySettings>();

  function withoutOnline(settings: CountrySettings): CountrySettings {
    const known = kept.get(settings) ?? { ...settings, methods: settings.methods.map(paidElsewhere) };
    kept.set(settings, known);
    return known;
  }

  return {
    ...source,
    of(country) {
      const settings = source.of(country);
      return provider.serves(country) ? settings : withoutOnline(settings);
    },
  };
}

const paidElsewhere = (method: CountrySettings['methods'][number]) => ({
  ...method,
  payments: method.payments.map((payment) =>
    payment.provider === 'online' ? { ...payment, disabled: true } : payment,
  ),
});
