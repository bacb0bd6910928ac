import type { ValidationPatterns } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout } from '@odeta/ui';
import classes from '../checkout.module.css';
import { createCheckoutStore } from '../checkout.store.ts';
import { isPaymentHidden } from '../checkout-state.ts';
import { ConsentsStep } from '../consents/consents-step.tsx';
import { AddressStep } from '../customer/address-step.tsx';
import { useAccountStep } from '../customer/use-account-step.ts';
import { DeliveryStep } from '../delivery/delivery-step.tsx';
import { EmailStep } from '../email/email-step.tsx';
import { InvoiceChoice } from '../invoice/invoice-choice.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { WaitingSteps } from '../payment/waiting-steps.tsx';
import { ClubBlock } from './club-block.tsx';
import { createOrderStore } from './order.store.ts';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useOrderForm } from './use-order-form.ts';
import { useOrderProblems } from './use-order-problems.ts';
import { useOrderSubmit } from './use-order-submit.ts';

/**
 * The steps of the order beside its panel; they wait until it is known who buys. They are no form of the browser: the return key
 * in a field must not place an order that has to be paid.
 */
export function OrderForm({ patterns }: { patterns: ValidationPatterns }) {
  const order = useOrderForm(patterns);
  const { attempt, submit, paymentArea } = useOrderSubmit(order);
  const { prepare } = useStore(createOrderStore);
  const problems = useOrderProblems(order);
  const { step, isOpen } = useAccountStep(order);
  const withoutPayment = isPaymentHidden(useSnapshot(useStore(createCheckoutStore).state));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the first focus, nothing is done with it
    <div className={classNames(layout.columns, classes.columns)} onFocus={prepare}>
      <div>
        <OrderHead problems={problems} attempt={attempt} />
        <EmailStep order={order} step={step} />
        {isOpen ? (
          <>
            <AddressStep order={order} />
            <InvoiceChoice />
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
