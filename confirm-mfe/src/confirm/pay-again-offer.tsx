import type { PlacedOrder } from '@odeta/contracts';
import { buyingPages } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Skeleton, text } from '@odeta/ui';
import { lazyPart } from '@odeta/ui/lazy';
import { Suspense } from 'react';
import classes from './confirm.module.css';
import type { PayAgain } from './pay-again/pay-again-form.tsx';

const PayAgainForm = lazyPart(() => import('./pay-again/pay-again-form.tsx'), 'PayAgainForm');

interface Props {
  order: Pick<PlacedOrder, 'id' | 'state'>;
  payAgain: PayAgain;
  /** The amount with tax, formatted for the country. */
  total: string;
  isOwn: boolean;
}

/** Offers to pay an unpaid order, in any browser that may see it; the form is loaded on demand. */
export function PayAgainOffer({ order, payAgain, total, isOwn }: Props) {
  const t = useTexts('confirm');
  return (
    <section className={classNames(classes.box, classes.onScreen)} aria-labelledby="pay-again">
      <h2 id="pay-again" className={text.size18}>
        {t('pay-again.title')}
      </h2>
      {order.state === 'payment-pending' && (
        <p className={classNames(text.size14, text.soft)}>{t('pay-again.pending')}</p>
      )}
      <Suspense fallback={<Skeleton className={classes.formBox} />}>
        <PayAgainForm orderId={order.id} payAgain={payAgain} total={total} />
      </Suspense>
      {isOwn && (
        <p className={text.size14}>
          <a className={text.link} href={`${buyingPages.checkout}?payment-back=${order.id}`}>
            {t('pay-again.other')}
          </a>
        </p>
      )}
    </section>
  );
}
