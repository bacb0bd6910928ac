import { RadioCards } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { ProblemAlert } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore } from '@odeta/shared/storefront';
import { classNames, Price, text } from '@odeta/shared/ui';
import { createCheckoutStore } from './checkout.store.ts';
import { offeredPayments, ownCost } from './offered.ts';
import classes from './payment-step.module.css';
import stepClasses from './step.module.css';
import { Step } from './step.tsx';
import type { OrderForm } from './use-order-form.ts';

/** M1. The payments of the chosen delivery; one that is not possible stays and says so. */
export function PaymentStep({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, payment, summary, problem, problemAt } = useSnapshot(store.state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const error = order.errorAt('payment');

  const base = method ? ownCost(method, summary?.freeDelivery ?? false) : 0;

  const cards = offeredPayments(method?.payments ?? []).map(({ key, name, description, cost, disabled }) => ({
    value: key,
    title: name,
    details: disabled ? t('payment.disabled') : description,
    // What it adds to the delivery, whose own cost stands above.
    price: cost > base ? <Price price={cost - base} /> : t('payment.no-surcharge'),
    disabled,
  }));

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
