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
import { arrivalText, canBePaid, cardOf, offeredMethods, ownCost, twoDays } from '../state/offered.ts';
import { createSuggestionStore } from '../state/suggestion.store.ts';
import stepClasses from '../steps/step.module.css';
import { type Fold, Step } from '../steps/step.tsx';
import { Suggestion } from '../steps/suggestion.tsx';
import { CourierNote } from './courier-note.tsx';
import { LastChoice } from './last-choice.tsx';

const LaterItems = lazyPart(() => import('./later-items.tsx'), 'LaterItems');
const PointsPlace = lazyPart(() => import('../points/points-place.tsx'), 'PointsPlace');

/** A delivery to a pick-up point shows the points below its card. `children` follow the cards. */
export function DeliveryStep({
  form,
  number = 3,
  fold,
  children,
}: {
  form: CheckoutForm;
  number?: number;
  fold?: Fold | undefined;
  children?: ReactNode;
}) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, shippingPointId, laterItems, summary, problem, problemAt } = useSnapshot(
    store.state,
  );
  const { point: suggested, isFindingPoint } = useSnapshot(useStore(createSuggestionStore).state);
  const isPointKnown = isFindingPoint || shippingPointId !== null;

  const points = (
    <Suspense fallback={<Skeleton className={isPointKnown ? stepClasses.knownPoint : stepClasses.points} />}>
      <PointsPlace
        city={form.customer().city}
        postCode={() => form.customer().postCode}
        error={form.errorAt('shippingPoint')}
        onChosen={() => form.clearError('shippingPoint')}
      />
    </Suspense>
  );
  const cards = offeredMethods(shippingPayment).map(
    ({ key, name, description, cost, payments, map, group, ...days }) => ({
      value: key,
      title: name,
      details: (
        <>
          <span>{keepTogether(description)}</span>
          {days.arrivesOn !== null && (
            <span className={text.medium}>{arrivalText(days, laterItems, { t, format })}</span>
          )}
        </>
      ),
      price: <Price price={ownCost({ cost }, summary?.freeDelivery ?? false)} />,
      disabled: !canBePaid(payments) && key !== shipping,
      opened: map ? (
        points
      ) : (
        <div className={stepClasses.courier}>
          <DeliveryAddress form={form} />
          {group === 'address' && <CourierNote />}
        </div>
      ),
    }),
  );

  const days = twoDays(shippingPayment.find(({ key }) => key === shipping) ?? shippingPayment[0]);

  return (
    <Step number={number} title={t('delivery.title')} fold={fold}>
      <LastChoice />
      <Suggestion>
        {(isFindingPoint || (suggested !== null && suggested === shippingPointId)) && t('delivery.suggested')}
      </Suggestion>
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
