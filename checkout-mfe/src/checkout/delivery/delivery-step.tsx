import type { DeliveryMethod } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { keepTogether, Price, Skeleton, text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import { lazyPart } from '@odeta/ui/lazy';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { type ReactNode, Suspense } from 'react';
import { DeliveryAddress } from '../customer/delivery-address.tsx';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { canBePaid, cardOf, offeredMethods, ownCost, twoDays } from '../state/offered.ts';
import stepClasses from '../steps/step.module.css';
import { Step } from '../steps/step.tsx';
import { LastChoice } from './last-choice.tsx';

const LaterItems = lazyPart(() => import('./later-items.tsx'), 'LaterItems');
const PointsPanel = lazyPart(() => import('../points/points-panel.tsx'), 'PointsPanel');

/** A delivery to a pick-up point shows the points below its card. `children` follow the cards. */
export function DeliveryStep({
  form,
  number = 3,
  children,
}: {
  form: CheckoutForm;
  number?: number;
  children?: ReactNode;
}) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, laterItems, summary, problem, problemAt } = useSnapshot(store.state);

  const points = (
    <Suspense fallback={<Skeleton className={stepClasses.points} />}>
      <PointsPanel
        city={form.customer().city}
        postCode={() => form.customer().postCode}
        error={form.errorAt('shippingPoint')}
        onChosen={() => form.clearError('shippingPoint')}
      />
    </Suspense>
  );
  function dayOf({ arrivesOn, firstArrivesOn }: Pick<DeliveryMethod, 'arrivesOn' | 'firstArrivesOn'>) {
    if (arrivesOn === null) return null;
    if (firstArrivesOn === null || laterItems === 'together') return format.day(arrivesOn);
    return t('later.days', { first: format.day(firstArrivesOn), last: format.day(arrivesOn) });
  }
  const cards = offeredMethods(shippingPayment).map(({ key, name, description, cost, payments, map, ...days }) => ({
    value: key,
    title: name,
    details: (
      <>
        <span>{keepTogether(description)}</span>
        {days.arrivesOn !== null && <span className={text.medium}>{dayOf(days)}</span>}
      </>
    ),
    price: <Price price={ownCost({ cost }, summary?.freeDelivery ?? false)} />,
    disabled: !canBePaid(payments) && key !== shipping,
    opened: map ? points : <DeliveryAddress form={form} />,
  }));

  const days = twoDays(shippingPayment.find(({ key }) => key === shipping) ?? shippingPayment[0]);

  return (
    <Step number={number} title={t('delivery.title')}>
      <LastChoice />
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'shipping' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      <RadioCards
        name="shipping"
        legend={t('delivery.title')}
        cards={cards}
        chosen={cardOf(shippingPayment, shipping)}
        error={form.errorAt('shipping')}
        onChoose={(key) => {
          form.clearError('shipping');
          form.clearError('shippingPoint');
          store.chooseShipping(key, form.customer().postCode);
        }}
      />
      {days && (
        <Suspense fallback={<Skeleton className={stepClasses.laterBox} />}>
          <LaterItems days={days} />
        </Suspense>
      )}
      {children}
    </Step>
  );
}
