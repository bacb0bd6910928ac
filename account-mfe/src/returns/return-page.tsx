import { LoadFailure } from '@odeta/purchase';
import type { Loading } from '@odeta/storefront/actions';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { buttonClass, classNames, layout, Skeleton, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { Breadcrumbs } from '@odeta/ui/products';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { orderUrl } from '../links/order-url.ts';
import { logInUrl } from '../links/return-path.ts';
import classes from './return.module.css';

interface Props {
  status: Loading['status'];
  title: string;
  /** `null` until it is loaded. */
  order: { id: string; number: string } | null;
  onRetry: () => void;
  children: ReactNode;
}

/** Layout of return pages. Guests can open them with a link from an e-mail, so that it has no account navigation. */
export function ReturnPage({ status, title, order, onRetry, children }: Props) {
  const t = useTexts('account');
  const { pathname, search } = useLocation();
  if (status === 'failed') return <LoadFailure unit="account" onRetry={onRetry} />;
  if (status === 'not-found') return <NoSuchReturn here={pathname + search} />;
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      {order && (
        <div className={classes.screen}>
          <Breadcrumbs
            path={[
              { name: t('nav.label'), url: addresses.overview.path },
              { name: order.number, url: orderUrl(order.id) },
              { name: title, url: pathname },
            ]}
          />
        </div>
      )}
      {status === 'idle' ? <Skeleton className={classes.waiting} /> : children}
    </div>
  );
}

function NoSuchReturn({ here }: { here: string }) {
  const t = useTexts('account');
  return (
    <DeadEnd
      title={t('returns.missing')}
      ways={
        <a className={buttonClass({})} href={logInUrl(here)}>
          {t('forms.log-in')}
        </a>
      }
    >
      <p className={text.soft}>{t('returns.missing-text')}</p>
    </DeadEnd>
  );
}
