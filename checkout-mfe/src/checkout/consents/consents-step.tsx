import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { createCheckoutStore } from '../checkout.store.ts';
import type { OrderForm } from '../order/use-order-form.ts';
import { Step } from '../step.tsx';
import { ConsentBox } from './consent-box.tsx';
import classes from './consents-step.module.css';

export function ConsentsStep({ order, number }: { order: OrderForm; number: number }) {
  const t = useTexts('checkout');
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { consents, agree } = order;
  const asked = agreements.filter(({ active }) => active);
  const areAll = asked.every(({ type }) => consents.includes(type));

  return (
    <Step number={number} title={t('consents.title')}>
      <div className={classes.all}>
        <Checkbox
          checked={areAll}
          mixed={consents.length > 0 && !areAll}
          onChange={() => agree(areAll ? [] : asked.map(({ type }) => type))}
        >
          <span className={text.medium}>{t('consents.all')}</span>
        </Checkbox>
      </div>
      {asked.map((agreement) => (
        <ConsentBox key={agreement.type} agreement={agreement} order={order} />
      ))}
    </Step>
  );
}
