import { buyingPages, needsCode, needsWallet, type ValidationPatterns } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alerts, classNames, layout, text } from '@odeta/ui';
import { ConsentBox } from '../consents/consent-box.tsx';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { InvoiceChoice } from '../invoice/invoice-choice.tsx';
import { BlikField } from '../payment/blik-field.tsx';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { isPaymentHidden } from '../state/checkout-state.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { AcceptedBefore } from './accepted-before.tsx';
import checkoutClasses from './checkout.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { FoldedOrder } from './folded-order.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import classes from './repeat-order.module.css';
import { RepeatedChoices } from './repeated-choices.tsx';
import { useFormProblems } from './use-form-problems.ts';
import { useOrderForm } from './use-order-form.ts';
import { useOrderSubmit } from './use-order-submit.ts';

/**
 * The same order as last time, to be checked and placed with one click. If something is missing, the steps of the checkout are shown
 * instead.
 */
export function RepeatOrder({ patterns }: { patterns: ValidationPatterns }) {
  const t = useTexts('checkout');
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const accepted = agreements.filter(({ required, acceptedBefore }) => required && acceptedBefore);
  const form = useOrderForm(patterns, { accepted: accepted.map(({ type }) => type) });
  const { attempt, submit, paymentArea } = useOrderSubmit(form);
  const { prepare } = useStore(createPlacingStore);
  const problems = useFormProblems(form);
  const isKnown = useEverythingKnown(form);
  if (!isKnown)
    return (
      <>
        {form.root}
        <CheckoutSteps patterns={patterns} start={{ blikCode: form.code.value() }} />
      </>
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the first focus
    <div onFocus={prepare}>
      {form.root}
      <FoldedOrder hasPanel />
      <div className={classNames(layout.columns, checkoutClasses.columns)}>
        <div>
          <OrderHead title={t('again.title')} problems={problems} attempt={attempt} />
          <div ref={paymentArea} tabIndex={-1}>
            <Alerts placement={PAYMENT_AREA} />
          </div>
          <RepeatedChoices form={form} />
          <p className={classes.change}>
            <Link className={text.link} to={buyingPages.checkout}>
              {t('again.change')}
            </Link>
          </p>
          <div className={layout.stack}>
            <Code form={form} />
            <InvoiceChoice address={form.customer} />
            {agreements
              .filter(({ required, acceptedBefore }) => required && !acceptedBefore)
              .map((agreement) => (
                <ConsentBox key={agreement.type} agreement={agreement} form={form} />
              ))}
          </div>
        </div>
        <OrderPanel form={form} onOrder={submit} note={<AcceptedBefore agreements={accepted} />} />
      </div>
    </div>
  );
}

/** A code is valid for one payment, so that it is typed each time. */
function Code({ form }: { form: CheckoutForm }) {
  const { payment, summary } = useSnapshot(useStore(createCheckoutStore).state);
  return needsCode(payment) && !isPaymentHidden({ payment, summary }) ? <BlikField form={form} /> : null;
}

/** Whether the customer is logged in, and nothing is missing but consents and a code. */
function useEverythingKnown({ isComplete }: CheckoutForm) {
  const { customer, shipping, payment, shippingPayment, shippingPointId, isPostCodeRefused, lapsed, summary } =
    useSnapshot(useStore(createCheckoutStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const isPaymentKnown =
    isPaymentHidden({ payment, summary }) ||
    method?.payments.some(({ key, disabled }) => key === payment && !needsWallet(key) && !disabled);
  return (
    customer?.hasAccount === true &&
    method !== undefined &&
    isPaymentKnown === true &&
    !(method.map && shippingPointId === null) &&
    !isPostCodeRefused &&
    lapsed.length === 0 &&
    isComplete()
  );
}
