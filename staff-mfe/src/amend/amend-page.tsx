import type { AmendOffer } from '@odeta/contracts';
import type { ServiceOrder } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Skeleton, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { createOpenOrder } from '../service/order.store.ts';
import classes from './amend.module.css';
import { createAmendment } from './amend.store.ts';
import { AmendForm } from './amend-form.tsx';

/** Amends an order for its buyer until something is packed. */
export function AmendPage({ orderId }: { orderId: string }) {
  const t = useTexts('staff');
  const amendment = useStore(createAmendment);
  const { order } = useSnapshot(useStore(createOpenOrder).state);
  const { status, offer, round } = useSnapshot(amendment.state);
  useEffect(() => void amendment.load(orderId), [amendment, orderId]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);
  const isRead = order !== null && order.id === orderId;

  return (
    <div className={classes.page}>
      <p>
        <Link to={`/orders/${orderId}`} className={text.link}>
          {t('amend.back')}
        </Link>
      </p>
      {isRead && (
        <h1 className={text.title36} ref={heading} tabIndex={-1}>
          {t('amend.title', { number: order.number })}
        </h1>
      )}
      <div role="status">{round > 0 && <Alert type="success">{t('amend.saved')}</Alert>}</div>
      {status === 'loading' && <Skeleton />}
      {status === 'late' && <Alert type="warning">{t('amend.late')}</Alert>}
      {status === 'unknown' && <Alert type="warning">{t('order.unknown')}</Alert>}
      {status === 'failed' && <Alert type="error">{t('forms.problem-server')}</Alert>}
      {isRead && offer && (
        <>
          <p>{t('amend.lead')}</p>
          <AmendForm key={round} order={order as ServiceOrder} offer={offer as AmendOffer} />
        </>
      )}
    </div>
  );
}
