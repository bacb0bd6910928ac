import { buyingPages, type ValidationPatterns } from '@odeta/contracts';
import { useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, layout } from '@odeta/ui';
import { useState } from 'react';
import { DeliveryStep } from '../delivery/delivery-step.tsx';
import { useOrderForm } from '../form/use-order-form.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './checkout.module.css';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useOrderProblems } from './use-order-problems.ts';

/** Only the delivery; the other steps follow when it and, if needed, a point are chosen. */
export function SingleDelivery({ patterns }: { patterns: ValidationPatterns }) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const follow = useFollow();
  const order = useOrderForm(patterns);
  const problems = useOrderProblems(order);
  const [attempt, setAttempt] = useState(0);

  async function goOn() {
    const isSet = await order.areRight(['shipping', 'shippingPoint']);
    if (!isSet) setAttempt(attempt + 1);
    await store.settled();
    if (isSet && !store.state.problem) follow(buyingPages.checkout);
  }

  return (
    <div className={layout.wrap}>
      <div className={classNames(layout.columns, classes.columns)}>
        <div>
          <OrderHead problems={problems} attempt={attempt} />
          <DeliveryStep order={order} number={1}>
            <div className={classes.goOn}>
              <Button size="large" onClick={goOn}>
                {t('delivery.continue')}
              </Button>
            </div>
          </DeliveryStep>
        </div>
        <OrderPanel order={order} />
      </div>
    </div>
  );
}
