import type { Agreement } from '@odeta/contracts';
import { useFollow } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { lazy, Suspense, useState } from 'react';
import { createCheckoutStore } from '../checkout.store.ts';
import { createOrderStore } from '../order/order.store.ts';
import type { OrderForm } from '../order/use-order-form.ts';
import { createExpressStore } from './express.store.ts';
import classes from './express-pay.module.css';

const DemoSheet = lazy(async () => ({ default: (await import('./demo/demo-sheet.tsx')).DemoSheet }));

/** M1, M4. The whole order in the sheet of a wallet. The press agrees to what stands below it. */
export function ExpressPay({ order }: { order: OrderForm }) {
  const t = useTexts('checkout');
  const { wallet, agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { isOpen } = useSnapshot(useStore(createExpressStore).state);
  const { status } = useSnapshot(useStore(createOrderStore).state);
  const required = agreements.filter((agreement) => agreement.required);
  const { pay, isIncomplete } = useExpressOrder(
    order,
    required.map(({ type }) => type),
  );
  if (!wallet) return null;

  return (
    <section className={classes.express} aria-labelledby="express-title">
      <h2 id="express-title" className={text.size18}>
        {t('express.title')}
      </h2>
      <p className={`${text.size14} ${text.soft}`}>{t('express.lead')}</p>
      <div role="alert">{isIncomplete && <Alert type="warning">{t('express.address')}</Alert>}</div>
      <Button size="large" wide busy={isOpen || status !== 'idle'} onClick={pay}>
        {t('express.pay', { wallet: wallet.name })}
      </Button>
      <AgreedByPress agreements={required} />
      {wallet.isDemonstration && (
        <Suspense>
          <DemoSheet />
        </Suspense>
      )}
    </section>
  );
}

function AgreedByPress({ agreements }: { agreements: readonly Pick<Agreement, 'type' | 'text'>[] }) {
  const t = useTexts('checkout');
  return (
    <div className={`${classes.agreed} ${text.size12} ${text.faint}`}>
      <p>{t('express.accepted')}</p>
      <ul>
        {agreements.map(({ type, text: html }) => (
          <li key={type} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the wallet's address is shown in the steps below, which are filled in with it. */
function useExpressOrder({ fill, showRefused }: OrderForm, consents: Agreement['type'][]) {
  const express = useStore(createExpressStore);
  const orders = useStore(createOrderStore);
  const follow = useFollow();
  const [isIncomplete, setIncomplete] = useState(false);

  async function pay() {
    orders.prepare();
    setIncomplete(false);
    const paid = await express.pay();
    if (!paid) return;
    if (paid.isOwn) fill(paid.fields);
    const outcome = paid.wrong ?? (await orders.place({ ...paid, consents }));
    if (outcome === null) return;
    if ('redirect' in outcome) return follow(outcome.redirect);
    const errors = outcome.fieldErrors;
    setIncomplete(Object.keys(errors).length > 0);
    showRefused(errors);
  }

  return { pay, isIncomplete };
}
