import { buyingPages, type ValidationPatterns } from '@odeta/contracts';
import { useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, layout } from '@odeta/ui';
import { useState } from 'react';
import { DeliveryStep } from '../delivery/delivery-step.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './checkout.module.css';
import { OrderHead } from './order-head.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useFormProblems } from './use-form-problems.ts';
import { useOrderForm } from './use-order-form.ts';

/** Only the delivery; the other steps follow when it and, if needed, a point are chosen. */
export function SingleDelivery({ patterns }: { patterns: ValidationPatterns }) {
  const t = useTexts('checkout');
  const store = useStore(createCheckoutStore);
  const follow = useFollow();
  const form = useOrderForm(patterns);
  const problems = useFormProblems(form);
  const [attempt, setAttempt] = useState(0);

  async function handleContinue() {
    const isChosen = await form.validate(['shipping', 'shippingPoint']);
    if (!isChosen) setAttempt(attempt + 1);
    await store.settled();
    if (isChosen && !store.state.problem) follow(buyingPages.checkout);
  }

  return (
    <div className={layout.wrap}>
      {form.root}
      <div className={classNames(layout.columns, classes.columns)}>
        <div>
          <OrderHead problems={problems} attempt={attempt} />
          <DeliveryStep form={form} number={1}>
            <div className={classes.continue}>
              <Button size="large" onClick={handleContinue}>
                {t('delivery.continue')}
              </Button>
            </div>
          </DeliveryStep>
        </div>
        <OrderPanel form={form} />
      </div>
    </div>
  );
}
