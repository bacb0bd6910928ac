import { RadioCards } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { ProblemAlert } from '@odeta/shared/purchase';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { Price, text } from '@odeta/shared/ui';
import { createCheckoutStore } from './checkout.store.ts';
import { canBePaid, offeredMethods, ownCost } from './offered.ts';
import stepClasses from './step.module.css';
import { Step } from './step.tsx';
import type { OrderForm } from './use-order-form.ts';

/** J4, J5. */
export function DeliveryStep({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createCheckoutStore);
  const { shippingPayment, shipping, summary, problem, problemAt } = useSnapshot(store.state);

  const cards = offeredMethods(shippingPayment).map(({ key, name, description, arrivesOn, cost, payments }) => ({
    value: key,
    title: name,
    details: (
      <>
        <span>{description}</span>
        <span className={text.medium}>{format.day(arrivesOn)}</span>
      </>
    ),
    price: <Price price={ownCost({ cost }, summary?.freeDelivery ?? false)} />,
    disabled: !canBePaid(payments),
  }));

  return (
    <Step number={3} title={t('delivery.title')}>
      <div role="alert" className={stepClasses.problem}>
        {problem && problemAt === 'shipping' && (
          <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
        )}
      </div>
      <RadioCards
        name="shipping"
        legend={t('delivery.title')}
        cards={cards}
        chosen={shipping}
        error={order.errorAt('shipping')}
        onChoose={(key) => {
          order.clear('shipping');
          store.chooseShipping(key, order.typed().postCode);
        }}
      />
    </Step>
  );
}
