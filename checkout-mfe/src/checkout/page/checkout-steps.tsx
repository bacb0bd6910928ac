import type { ValidationPatterns } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, Skeleton } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense } from 'react';
import { ConsentsStep } from '../consents/consents-step.tsx';
import { BillingAddress } from '../customer/billing-address.tsx';
import { ContactStep } from '../customer/contact-step.tsx';
import { useAccountStep } from '../customer/use-account-step.ts';
import { DeliveryStep } from '../delivery/delivery-step.tsx';
import { EmailStep } from '../email/email-step.tsx';
import type { CheckoutForm, FormStart } from '../form/use-checkout-form.ts';
import { InvoiceChoice } from '../invoice/invoice-choice.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { WaitingSteps } from '../payment/waiting-steps.tsx';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import classes from './checkout.module.css';
import { ClubBlock } from './club-block.tsx';
import { FoldedOrder } from './folded-order.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useFolding } from './use-folding.ts';
import { useFormProblems } from './use-form-problems.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderSubmit } from './use-order-submit.ts';
import { usePaymentFold } from './use-payment-fold.ts';

const ExpressPay = lazyPart(() => import(/* webpackChunkName: "express" */ '../express/express-pay.tsx'), 'ExpressPay');

/**
 * The steps of the order beside its panel; they stay closed until it is known who orders. Not a `<form>`, because the Enter key in a field
 * must not place an order that has to be paid.
 */
export function CheckoutSteps({ patterns, start }: { patterns: ValidationPatterns; start?: FormStart }) {
  const form = useOrderForm(patterns, start);
  const { attempt, submit, paymentArea } = useOrderSubmit(form);
  const { prepare } = useStore(createPlacingStore);
  const problems = useFormProblems(form);
  const { step, isOpen } = useAccountStep(form);
  const withoutPayment = isPaymentHidden(useSnapshot(useStore(createCheckoutStore).state));
  const folding = useFolding({ form, problems, attempt });
  const isButtonInBar = folding.isPhone && isOpen;
  // On phones what is ordered stands in full where the button orders.
  const hasPanel = !folding.isPhone || (isOpen && folding.isLast);
  const contact = folding.foldOf('contact');
  const lastStage = folding.foldOf('payment');
  const payment = usePaymentFold(form, lastStage);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the first focus
    <div onFocus={prepare}>
      {form.root}
      <FoldedOrder hasPanel={hasPanel} />
      <div className={classNames(layout.columns, classes.columns)}>
        <div ref={folding.area}>
          {/* On phones the focus goes to the first error itself. */}
          <OrderHead problems={problems} attempt={folding.isPhone ? 0 : attempt} isBegun={folding.isBegun} />
          <Express form={form} />
          <div hidden={isOpen && contact?.view === 'folded'}>
            <EmailStep form={form} step={step} onRecalled={folding.pass} />
          </div>
          {isOpen ? (
            <>
              <ContactStep form={form} fold={contact}>
                <InvoiceChoice address={form.customer} />
              </ContactStep>
              <DeliveryStep form={form} fold={folding.foldOf('delivery')}>
                <BillingAddress form={form} />
              </DeliveryStep>
              {!withoutPayment && <PaymentStep form={form} area={paymentArea} fold={payment} />}
              <ConsentsStep form={form} number={withoutPayment ? 4 : 5} fold={lastStage} />
              {folding.isLast && <ClubBlock isFolded={folding.isPhone} />}
            </>
          ) : (
            <WaitingSteps withoutPayment={withoutPayment} />
          )}
        </div>
        {hasPanel && <OrderPanel form={form} onOrder={isOpen ? submit : undefined} isButtonInBar={isButtonInBar} />}
      </div>
      {/* In the grid it would not stick beyond its own row. */}
      {isButtonInBar && <OrderBar {...folding.bar} onOrder={submit} />}
    </div>
  );
}

/** If the browser has a wallet, the chunk is already loaded. The place that was kept stays without one. */
function Express({ form }: { form: CheckoutForm }) {
  const { wallet, summary } = useSnapshot(useStore(createCheckoutStore).state);
  if (!wallet || !summary || summary.total === 0)
    return <div className={classNames(classes.expressLine, classes.expressPlace)} />;
  return (
    <Suspense fallback={<Skeleton className={classes.expressLine} />}>
      <ExpressPay form={form} />
    </Suspense>
  );
}
