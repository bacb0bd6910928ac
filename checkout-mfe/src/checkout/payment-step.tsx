import { RadioCards } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { ProblemAlert } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { classNames, Price, text } from '@odeta/shared/ui';
import { createCheckoutStore } from './checkout.store.ts';
import { costOf, offeredPayments } from './offered.ts';
import classes from './payment-step.module.css';
import stepClasses from './step.module.css';
import { Step } from './step.tsx';
import type { OrderForm } from './use-order-form.ts';

/** M1. The payments of the chosen delivery; one that is not possible stays and says so. */
export function PaymentStep({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, payment, problem, problemAt } = useSnapshot(store.state);
  const payments = shippingPayment.find(({ key }) => key === shipping)?.payments ?? [];
  const { lowest } = costOf(payments);
  const error = order.errorAt('payment');

  const cards = offeredPayments(payments).map(({ key, name, description, cost, disabled }) => {
    const surcharge = cost - (lowest ?? cost);
    return {
      value: key,
      title: name,
      details: disabled ? t('payment.disabled') : description,
      price: surcharge > 0 ? <Price price={surcharge} /> : t('payment.no-surcharge'),
      disabled,
    };
  });

  return (
    <Step number={4} title={t('payment.title')}>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'payment' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      {shipping === null ? (
        // The error's link leads here while there is nothing to choose from.
        <p id="payment" tabIndex={-1} className={classNames(error === null ? text.soft : classes.missing)}>
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
            order.clear('payment');
            store.choosePayment(key);
          }}
        />
      )}
    </Step>
  );
}
