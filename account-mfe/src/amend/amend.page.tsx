import { buyingPages } from '@odeta/contracts';
import { inOneLine } from '@odeta/contracts/in-one-line';
import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, buttonClass, classNames, layout, Skeleton, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { pageMeta } from '../account/page-meta.ts';
import { logInUrl } from '../links/return-path.ts';
import classes from './amend.module.css';
import { createAmendStore } from './amend.store.ts';
import { CompanyPart } from './company-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { GoodsPart } from './goods-part.tsx';

export const load = ({ storeOf }: Storefront, { params }: PageLocation) =>
  storeOf(createAmendStore).load(params.orderId ?? '');

export const meta = pageMeta('amend.title');

/** The page of an order that guests can open, too. */
const seenOrderUrl = (orderId: string) => `${buyingPages.confirm}?order=${orderId}`;

/** Amends an order until a piece is packed. Guests can open it with a link, so that it has no account navigation. */
export default function AmendPage() {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { status, offer, isLate, isDone, orderId } = useSnapshot(store.state);
  if (status === 'failed') return <LoadFailure unit="account" onRetry={() => void store.load()} />;
  if (status === 'not-found') return <Missing />;
  if (isLate) return <TooLate orderId={orderId} />;
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      {!offer && <Skeleton className={classes.waiting} />}
      {offer && (
        <>
          <div className={classes.title}>
            <h1 className={text.title48}>{t('amend.title')}</h1>
            <p className={text.soft}>
              <a className={text.link} href={seenOrderUrl(orderId)}>
                {t('orders.titled', { number: inOneLine(offer.number) })}
              </a>
            </p>
            <p className={text.soft}>{t('amend.text')}</p>
          </div>
          <div role="status">{isDone && <Alert type="success">{t('amend.saved')}</Alert>}</div>
          <GoodsPart />
          <DeliveryPart />
          <CompanyPart />
        </>
      )}
    </div>
  );
}

function TooLate({ orderId }: { orderId: string }) {
  const t = useTexts('account');
  const back = (
    <a className={buttonClass({})} href={seenOrderUrl(orderId)}>
      {t('orders.one')}
    </a>
  );
  return (
    <DeadEnd title={t('amend.late-title')} ways={back}>
      <p className={text.soft}>{t('amend.late')}</p>
    </DeadEnd>
  );
}

function Missing() {
  const t = useTexts('account');
  const { pathname, search } = useLocation();
  const logIn = (
    <a className={buttonClass({})} href={logInUrl(pathname + search)}>
      {t('forms.log-in')}
    </a>
  );
  return (
    <DeadEnd title={t('returns.missing')} ways={logIn}>
      <p className={text.soft}>{t('returns.missing-text')}</p>
    </DeadEnd>
  );
}
