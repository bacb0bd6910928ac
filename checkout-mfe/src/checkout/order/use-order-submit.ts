import { useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useRef, useState } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import { usePaymentFailure } from '../payment/use-payment-failure.ts';
import { createOrderStore } from './order.store.ts';
import type { OrderForm } from './use-order-form.ts';

/** Sends the order when everything is there. `attempt` counts the presses that found something missing. */
export function useOrderSubmit({ form, typed, consents, showRefused }: OrderForm) {
  const order = useStore(createOrderStore);
  const checkout = useStore(createCheckoutStore);
  const follow = useFollow();
  const paymentArea = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  usePaymentFailure(paymentArea);

  const miss = () => setAttempt((attempts) => attempts + 1);

  async function send() {
    const seen = totalOf(checkout.state);
    // A choice that is on its way counts when it makes the order no more expensive than what the buyer saw.
    if (checkout.state.isSaving) await checkout.settled();
    const total = totalOf(checkout.state);
    if (total > seen) return order.refuseTotal();
    const outcome = await order.place({ fields: typed(), consents: [...consents], total });
    if (outcome === null) return undefined;
    if ('redirect' in outcome) return follow(outcome.redirect);
    showRefused(outcome.fieldErrors);
    if (Object.keys(outcome.fieldErrors).length > 0 || checkout.state.isPostCodeRefused) miss();
    return undefined;
  }

  return { attempt, paymentArea, submit: form.handleSubmit(send, miss) };
}

const totalOf = ({ summary }: { summary: { total: number } | null }) => summary?.total ?? 0;
