import { needsCode, paymentFacts } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alerts, classNames, Icon, Price, text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import type { RefObject } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { offeredPayments, ownCost } from '../state/offered.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import stepClasses from '../steps/step.module.css';
import { Step } from '../steps/step.tsx';
import { BlikField } from './blik-field.tsx';
import classes from './payment-step.module.css';

interface Props {
  form: CheckoutForm;
  /** Where a failed payment is shown. */
  area: RefObject<HTMLDivElement | null>;
}

/** The payments of the chosen delivery. Unavailable ones stay in the list and are marked as such. */
export function PaymentStep({ form, area }: Props) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, payment, summary, problem, problemAt } = useSnapshot(store.state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const error = form.errorAt('payment');

  const base = method ? ownCost(method, summary?.freeDelivery ?? false) : 0;

  const cards = offeredPayments(method?.payments ?? []).map(({ key, name, description, cost, disabled }) => ({
    value: key,
    title: name,
    details: disabled ? t('payment.disabled') : description,
    // The surcharge of the payment; the delivery's own cost is shown above.
    price: (
      <span className={classes.cost}>
        {cost > base ? (
          <Price price={cost - base} />
        ) : (
          <span className={classes.free}>{t('payment.no-surcharge')}</span>
        )}
        <PaymentMarks payment={key} />
      </span>
    ),
    disabled,
    opened: needsCode(key) ? <BlikField form={form} /> : undefined,
  }));

  return (
    <Step number={4} title={t('payment.title')}>
      <div ref={area} tabIndex={-1} className={classes.alerts}>
        <Alerts placement={PAYMENT_AREA} />
      </div>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'payment' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      {shipping === null ? (
        // The link of the error leads here while there is nothing to choose from.
        <p id="payment" tabIndex={-1} className={classNames(error === null ? text.soft : classes.missing)}>
          {error !== null && <Icon icon="circle-alert" size={16} />}
          {t('payment.delivery-first')}
        </p>
      ) : (
        <RadioCards
          name="payment"
          legend={t('payment.title')}
          cards={cards}
          chosen={payment}
          error={error}
          onChoose={(key) => {
            form.clearError('payment');
            store.choosePayment(key);
          }}
        />
      )}
      {method?.payments.some(({ cost }) => cost > base) && (
        <p className={classNames(text.size14, classes.fees)}>
          <a className={text.link} href="#cod-fees" aria-haspopup="dialog">
            {t('payment.fees')}
          </a>
        </p>
      )}
    </Step>
  );
}

const PaymentMarks = ({ payment }: { payment: string }) => (
  <span className={classes.marks}>
    {paymentFacts(payment).marks?.map((mark) => (
      <span key={mark} className={classNames(classes.mark, mark === 'BLIK' && classes.dark)}>
        {mark}
      </span>
    ))}
  </span>
);
