import { needsCode, paymentFacts } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alerts, classNames, Icon, Price, Skeleton, text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import { lazyPart } from '@odeta/ui/lazy';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { type RefObject, Suspense, useEffect } from 'react';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { offeredPayments, ownCost } from '../state/offered.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { chosenIn, createSavedMeansStore } from '../state/saved-means.store.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';
import stepClasses from '../steps/step.module.css';
import { type Fold, Step } from '../steps/step.tsx';
import { Suggestion } from '../steps/suggestion.tsx';
import { BlikField } from './blik-field.tsx';
import classes from './payment-step.module.css';

const SavedMeans = lazyPart(
  () => import(/* webpackChunkName: "saved-means" */ './saved/saved-means.tsx'),
  'SavedMeans',
);

interface Props {
  form: CheckoutForm;
  /** Where a failed payment is shown. */
  area: RefObject<HTMLDivElement | null>;
  fold?: Fold | undefined;
}

/** The payments of the chosen delivery. Unavailable ones stay in the list and are marked as such. */
export function PaymentStep({ form, area, fold }: Props) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, payment, summary, customer, savesMeans, problem, problemAt } = useSnapshot(
    store.state,
  );
  const { payment: suggested } = useSnapshot(useStore(createSuggestionStore).state);
  const method = shippingPayment.find(({ key }) => key === shipping);
  const error = form.errorAt('payment');
  const saved = useStore(createSavedMeansStore);
  const kept = useSnapshot(saved.state);
  const canBeSaved = savesMeans && customer?.hasAccount === true;
  const { failureCount } = useSnapshot(useStore(createPlacingStore).state);
  // Also after a failure, because the provider may no longer have one.
  useEffect(() => {
    if (canBeSaved) void saved.load();
  }, [saved, canBeSaved, failureCount]);

  const base = method ? ownCost(method, summary?.freeDelivery ?? false) : 0;

  const openedOf = (key: string) => {
    const isSaved = (key === 'card' || key === 'blik') && kept.means.some((one) => one.payment === key);
    const code = needsCode(key) && chosenIn(kept, key) === null ? <BlikField form={form} /> : undefined;
    if (!isSaved) return code;
    return (
      <>
        <Suspense fallback={<Skeleton className={classes.savedBox} />}>
          <SavedMeans payment={key} />
        </Suspense>
        {code}
      </>
    );
  };

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
    opened: openedOf(key),
  }));

  return (
    <Step number={4} title={t('payment.title')} fold={fold}>
      <div ref={area} tabIndex={-1} className={classes.alerts}>
        <Alerts placement={PAYMENT_AREA} />
      </div>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'payment' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      <Suggestion>{suggested !== null && suggested === payment && t('payment.suggested')}</Suggestion>
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
      {method?.payments.some(({ cost, disabled }) => cost > base && !disabled) && (
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
