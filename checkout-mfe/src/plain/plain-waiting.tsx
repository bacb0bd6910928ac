import type { CheckoutInit } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Alert, buttonClass, text } from '@odeta/ui';
import classes from './plain.module.css';
import { createPlainStore } from './plain.store.ts';
import { plainAddress, waitingAddress } from './plain-address.ts';

/** The buyer confirms the payment in the bank's app, and then asks whether it has arrived: a page that reloads by itself would interrupt readers. */
export function PlainWaiting({ init }: { init: Snapshot<CheckoutInit> }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const { status, orderId } = useSnapshot(useStore(createPlainStore).state).payment;
  if (status?.paymentStatus === 'failed') {
    return (
      <div className={classes.form}>
        <div role="alert">
          <Alert type="error">{status.message}</Alert>
        </div>
        <a className={buttonClass({ size: 'large' })} href={plainAddress('order')}>
          {t('waiting.code')}
        </a>
        <a className={text.link} href={plainAddress('payment')}>
          {t('payment.title')}
        </a>
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <h2 className={text.size22}>{t('waiting.title')}</h2>
      <p>{t('plain.waiting', { total: format.price(init.summary.total) })}</p>
      <p className={text.soft}>{t('waiting.note')}</p>
      <a className={buttonClass({ size: 'large' })} href={waitingAddress(orderId)}>
        {t('plain.waiting-check')}
      </a>
    </div>
  );
}
