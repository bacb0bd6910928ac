import { randomUUID } from 'node:crypto';
import type { PayuAccount } from '../../src/payments/payu/payu-account.ts';
import { createPayuProvider } from '../../src/payments/payu/payu-provider.ts';
import type { NewPayment, PaymentProvider, PaymentRef } from '../../src/payments/provider.ts';
import type { PayuSimulator } from './payu-simulator.ts';

/** The "second key" of every country except Hungary. */
export const KEY = 'second-key';
export const account: PayuAccount = {
  ...{ posId: '300746', clientId: '300746', clientSecret: 'right', secondKey: KEY },
  savesMeans: false,
  signatures: ['SHA-256'],
};

export const clock = () => new Date();

export const providerAt = ({ url }: PayuSimulator): PaymentProvider =>
  createPayuProvider({
    url,
    clock,
    accounts: { pl: account, hu: { ...account, secondKey: 'hungarian' }, ro: account, ua: account },
  });

export const newPayment = (change: Partial<NewPayment> = {}): NewPayment => ({
  paymentId: randomUUID(),
  orderId: randomUUID(),
  orderNumber: 'PL 2611 0482',
  country: 'pl',
  method: 'card',
  amount: 35_397,
  currency: 'PLN',
  email: 'anna@example.pl',
  blikCode: '',
  walletToken: '',
  origin: 'https://odeta.pl',
  ip: '1.2.3.4',
  expiresAt: new Date(Date.now() + 900_000),
  ...change,
});
export const refOf = ({ paymentId, country }: NewPayment, providerId: string | null): PaymentRef => ({
  paymentId,
  providerId,
  country,
});
