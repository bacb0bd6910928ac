import { needsCode } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Alerts, Button, classNames, Icon, layout, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { createPlacingStore } from '../placing/placing.store.ts';
import type { AwaitedPayment } from '../state/order-storage.ts';
import { PAYMENT_AREA } from '../state/payment-keys.ts';
import { Countdown } from './countdown.tsx';
import classes from './payment-waiting.module.css';

/** The payment is confirmed elsewhere, for example in the bank's app. The title receives the focus. */
export function PaymentWaiting({ awaited: { payment, total, expiresAt } }: { awaited: AwaitedPayment }) {
  const t = useTexts('checkout');
  const { format } = useStorefront();
  const store = useStore(createPlacingStore);
  const hasCode = needsCode(payment);
  const title = useRef<HTMLHeadingElement>(null);

  // Only once: later updates must not move the focus. The window moves to the section, because its clock stands above the title.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView?.({ block: 'start' });
  }, []);

  const [before, after] = t(total > 0 ? 'waiting.lead' : 'waiting.lead-unknown', { total: '|' }).split('|');

  return (
    <section className={classes.centre} aria-labelledby="payment-waiting">
      {hasCode && expiresAt !== null && <Countdown until={expiresAt} />}
      <h1 id="payment-waiting" className={classNames(text.title48, classes.title)} tabIndex={-1} ref={title}>
        {t(hasCode ? 'waiting.title' : 'waiting.card')}
      </h1>
      <div className={classes.alerts}>
        <Alerts placement={PAYMENT_AREA} />
      </div>
      <p className={text.soft}>
        {before}
        {after !== undefined && (
          <b className={classNames(text.bold, classes.total)} translate="no">
            {format.price(total)}
          </b>
        )}
        {after}
      </p>
      <ol className={classes.steps} aria-label={t('waiting.steps')}>
        <li>
          <span className={classes.done}>
            <Icon icon="circle-check" size={20} />
          </span>
          {t(hasCode ? 'waiting.accepted' : 'waiting.card-accepted')}
        </li>
        <li aria-current="step" className={text.medium}>
          <span className={classes.spin} />
          {t(hasCode ? 'waiting.open' : 'waiting.card-open')}
        </li>
        <li className={text.faint}>
          <span className={classes.open} />
          {t('waiting.confirm')}
        </li>
      </ol>
      <p className={classNames(text.size13, text.faint)}>{t('waiting.note')}</p>
      <div className={classNames(layout.row, classes.ways)}>
        {hasCode && (
          <Button kind="secondary" size="small" onClick={() => store.giveUpWaiting('blikCode')}>
            {t('waiting.code')}
          </Button>
        )}
        <Button kind="text" onClick={() => store.giveUpWaiting('payment')}>
          {t('waiting.other')}
        </Button>
      </div>
    </section>
  );
}
