import { type Circuit, CircuitOpen, type CircuitOptions } from '@odeta/node/circuits';
import { type MeansKeeper, type PaymentProvider, ProviderFailure } from './provider.ts';

/** A refusal is an answer; whatever else fails is the bank's fault. */
export const bankCircuit: CircuitOptions = {
  isFault: (error) => !(error instanceof ProviderFailure && error.kind === 'refused'),
};

/**
 * The provider behind its circuit. While it is open, nothing is sent, and the failure is `unknown`: an earlier request for the same payment
 * may have reached the provider, so that nobody may conclude that there is none.
 */
export function guardProvider(provider: PaymentProvider, circuit: Circuit): PaymentProvider {
  const run = <Result>(ask: () => Promise<Result>) =>
    circuit.run(ask).catch((error: unknown) => {
      throw error instanceof CircuitOpen ? new ProviderFailure('unknown', error.message) : error;
    });
  return {
    ...provider,
    ...(provider.means && { means: guardMeans(provider.means, run) }),
    create: (payment) => run(() => provider.create(payment)),
    status: (payment) => run(() => provider.status(payment)),
    cancel: (payment) => run(() => provider.cancel(payment)),
    refund: (refund) => run(() => provider.refund(refund)),
    refundStatus: (refund) => run(() => provider.refundStatus(refund)),
  };
}

const guardMeans = (means: MeansKeeper, run: Circuit['run']): MeansKeeper => ({
  ...means,
  list: (customer) => run(() => means.list(customer)),
  remove: (customer, token) => run(() => means.remove(customer, token)),
});
