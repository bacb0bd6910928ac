import type { ValidationPatterns } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, Skeleton } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense } from 'react';
import { ConsentsStep } from '../consents/consents-step.tsx';
import { AddressStep } from '../customer/address-step.tsx';
import { useAccountStep } from '../customer/use-account-step.ts';
import { DeliveryStep } from '../delivery/delivery-step.tsx';
import { EmailStep } from '../email/email-step.tsx';
import { type OrderForm as Order, useOrderForm } from '../form/use-order-form.ts';
import { InvoiceChoice } from '../invoice/invoice-choice.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { WaitingSteps } from '../payment/waiting-steps.tsx';
import { createOrderStore } from '../placing/order.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import classes from './checkout.module.css';
import { ClubBlock } from './club-block.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useOrderProblems } from './use-order-problems.ts';
import { useOrderSubmit } from './use-order-submit.ts';

const ExpressPay = lazyPart(() => import(/* webpackChunkName: "express" */ '../express/express-pay.tsx'), 'ExpressPay');

/**
 * The steps of the order beside its panel; they stay closed until it is known who orders. Not a `<form>`, because the Enter key in a field
 * must not place an order that has to be paid.
 */
export function OrderForm({ patterns }: { patterns: ValidationPatterns }) {
  const order = useOrderForm(patterns);
  const { attempt, submit, paymentArea } = useOrderSubmit(order);
  const { prepare } = useStore(createOrderStore);
  const problems = useOrderProblems(order);
  const { step, isOpen } = useAccountStep(order);
  const withoutPayment = isPaymentHidden(useSnapshot(useStore(createCheckoutStore).state));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the first focus
    <div className={classNames(layout.columns, classes.columns)} onFocus={prepare}>
      <div>
        <OrderHead problems={problems} attempt={attempt} />
        <Express order={order} />
        <EmailStep order={order} step={step} />
        {isOpen ? (
          <>
            <AddressStep order={order}>
              <InvoiceChoice />
            </AddressStep>
            <DeliveryStep order={order} />
            {!withoutPayment && <PaymentStep order={order} area={paymentArea} />}
            <ConsentsStep order={order} number={withoutPayment ? 4 : 5} />
            <ClubBlock />
          </>
        ) : (
          <WaitingSteps withoutPayment={withoutPayment} />
        )}
      </div>
      <OrderPanel order={order} onOrder={isOpen ? submit : undefined} />
    </div>
  );
}

/** If the browser has a wallet, the chunk is already loaded. */
function Express({ order }: { order: Order }) {
  const { wallet, summary } = useSnapshot(useStore(createCheckoutStore).state);
  if (!wallet || !summary || summary.total === 0) return null;
  return (
    <Suspense fallback={<Skeleton className={classes.expressBox} />}>
      <ExpressPay order={order} />
    </Suspense>
  );
}
