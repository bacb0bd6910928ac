import { needsCode } from '@odeta/contracts';
import { createAlertsStore, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useEffect, useState } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { changedCost } from '../state/last-cost.ts';
import { ownCost } from '../state/offered.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { chosenIn, createSavedMeansStore } from '../state/saved-means.store.ts';
import type { Fold } from '../steps/step.tsx';

/**
 * On phones the payment of the last order is a line in the open stage, above the consents. It opens when it is to be changed, and as soon as it
 * asks for something, and then stays open.
 */
export function usePaymentFold(form: CheckoutForm, fold: Fold | undefined): Fold | undefined {
  const { payment, prefilled, lastOrder } = useSnapshot(useStore(createCheckoutStore).state);
  const line = usePaymentLine();
  const isAsking = useIsAsking(form);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (isAsking) setOpened(true);
  }, [isAsking]);

  const isAsLastTime = lastOrder?.lapsed.includes('payment') === false && prefilled?.payment === payment;
  if (fold?.view !== 'open' || !isAsLastTime || payment === null || isOpened || isAsking) return fold;
  return {
    ...fold,
    view: 'folded',
    line,
    open() {
      setOpened(true);
      fold.open();
    },
  };
}

/** Whether the payment needs an answer: something typed or chosen, or a problem that was found. */
function useIsAsking({ errorAt }: CheckoutForm) {
  const { payment, problem, problemAt } = useSnapshot(useStore(createCheckoutStore).state);
  const { alerts } = useSnapshot(useStore(createAlertsStore).state);
  const saved = useStore(createSavedMeansStore);
  const kept = useSnapshot(saved.state);
  return (
    errorAt('payment') !== null ||
    (needsCode(payment) && chosenIn(kept, payment) === null) ||
    saved.isUnconfirmed() ||
    (problem !== null && problemAt === 'payment') ||
    alerts.some(({ placement }) => placement === PAYMENT_AREA)
  );
}

/** The saved means that pays, or the name of the payment, what it costs extra, and how the costs differ from those of the last order. */
function usePaymentLine() {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const state = useSnapshot(useStore(createCheckoutStore).state);
  const { shippingPayment, shipping, payment, summary } = state;
  const kept = useSnapshot(useStore(createSavedMeansStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const paidBy = method?.payments.find(({ key }) => key === payment);
  if (!method || !paidBy) return '';
  const means = kept.means.find(({ id }) => id === chosenIn(kept, payment));
  const name = means ? t(`saved.${means.payment}`, { label: means.label }) : paidBy.name;
  const surcharge = paidBy.cost - ownCost(method, summary?.freeDelivery ?? false);
  const line = surcharge > 0 ? `${name}, ${format.price(surcharge)}` : name;
  const cost = changedCost(state);
  if (!cost) return line;
  return `${line}. ${t('last.cost', { now: format.price(cost.now), before: format.price(cost.before) })}`;
}
