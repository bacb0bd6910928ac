import { PLAIN_CONFIRMATION } from '@odeta/contracts';
import { LoadFailure } from '@odeta/purchase';
import { type PageLocation, type PageMeta, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, Skeleton } from '@odeta/ui';
import { WithoutScripts } from '@odeta/ui/forms/posted';
import classes from './confirm.module.css';
import { createConfirmStore } from './confirm.store.ts';
import { Confirmation } from './confirmation.tsx';
import { enterConfirm } from './enter-confirm.ts';
import { Matching } from './matching.tsx';
import { NoOrder } from './no-order.tsx';

export const load = (storefront: Storefront, { query }: PageLocation) => enterConfirm(storefront, query);

export const meta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('document-title', { ns: 'confirm' }),
  robots: 'noindex',
});

/** The endpoint accepts a limited number of ids, and only the first products affect its answer. */
const MOST_MATCHED = 20;

export default function ConfirmPage() {
  const storefront = useStorefront();
  const store = useStore(createConfirmStore);
  const { status, order, ...buyer } = useSnapshot(store.state);
  const { search } = useLocation();
  const retry = () => enterConfirm(storefront, new URLSearchParams(search));

  if (status === 'failed') return <LoadFailure unit="confirm" onRetry={retry} />;
  if (status !== 'idle' && status !== 'loading' && status !== 'ready') return <NoOrder why={status} />;
  return (
    <div className={layout.wrap}>
      {order ? (
        <>
          <Confirmation order={order} {...buyer} />
          {order.state === 'accepted' && <Matching variants={order.items.slice(0, MOST_MATCHED).map(({ id }) => id)} />}
        </>
      ) : (
        <div className={classNames(layout.columns, classes.columns)} aria-busy="true">
          <WithoutScripts page={PLAIN_CONFIRMATION} search={search} />
          <Skeleton className={classes.titleBox} />
          <Skeleton className={classes.panelBox} />
        </div>
      )}
    </div>
  );
}
