import { ProblemAlert } from '@odeta/purchase';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Price, Skeleton, text } from '@odeta/ui';
import { RadioCards } from '@odeta/ui/forms';
import { lazy, type ReactNode, Suspense } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import { DeliveryAddress } from '../customer/delivery-address.tsx';
import type { OrderForm } from '../order/use-order-form.ts';
import stepClasses from '../step.module.css';
import { Step } from '../step.tsx';
import { canBePaid, cardOf, offeredMethods, ownCost } from './offered.ts';

const PointsPanel = lazy(async () => ({ default: (await import('../points/points-panel.tsx')).PointsPanel }));

/** J4, J5. One that goes to points opens them below its card. `children` follow the cards. */
export function DeliveryStep({
  order,
  number = 3,
  children,
}: {
  order: OrderForm;
  number?: number;
  children?: ReactNode;
}) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, summary, problem, problemAt } = useSnapshot(store.state);

  const points = (
    <Suspense fallback={<Skeleton className={stepClasses.points} />}>
      <PointsPanel
        city={order.typed().city}
        postCode={() => order.typed().postCode}
        error={order.errorAt('shippingPoint')}
        onChosen={() => order.clear('shippingPoint')}
      />
    </Suspense>
  );
  const cards = offeredMethods(shippingPayment).map(({ key, name, description, arrivesOn, cost, payments, map }) => ({
    value: key,
    title: name,
    details: (
      <>
        <span>{description}</span>
        {arrivesOn !== null && <span className={text.medium}>{format.day(arrivesOn)}</span>}
      </>
    ),
    price: <Price price={ownCost({ cost }, summary?.freeDelivery ?? false)} />,
    disabled: !canBePaid(payments) && key !== shipping,
    opened: map ? points : <DeliveryAddress order={order} />,
  }));

  return (
    <Step number={number} title={t('delivery.title')}>
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
        error={order.errorAt('shipping')}
        onChoose={(key) => {
          order.clear('shipping');
          order.clear('shippingPoint');
          store.chooseShipping(key, order.typed().postCode);
        }}
      />
      {children}
    </Step>
  );
}
