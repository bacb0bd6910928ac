import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, text } from '@odeta/ui';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { addresses } from '../addresses.ts';
import links from './links.module.css';
import { ReturnRow } from './return-row.tsx';
import classes from './returns.module.css';
import { createReturnsStore } from './returns.store.ts';

export const load = withAccount(({ storeOf }, { query }) => storeOf(createReturnsStore).load(query));

export const meta = accountMeta('nav.returns');

/** The customer's returns, complaints and reports of missing goods. */
export default function ReturnsPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createReturnsStore);
  const { search } = useLocation();
  const { returns } = useSnapshot(store.state);
  return (
    <AccountLayout
      current="returns"
      title={t('nav.returns')}
      onRetry={() => account.load(() => store.load(new URLSearchParams(search)))}
    >
      {returns && (
        <div className={classes.list}>
          <p className={text.soft}>{t(returns.returns.length === 0 ? 'returns.none' : 'returns.how-to-begin')}</p>
          {returns.returns.length > 0 && (
            <ul>
              {returns.returns.map((one) => (
                <ReturnRow key={one.id} one={one} />
              ))}
            </ul>
          )}
          {returns.pages > 1 && <Pages page={returns.page} pages={returns.pages} />}
          <div>
            <a className={buttonClass({ kind: 'secondary' })} href={`${addresses.orders.path}?list=review`}>
              {t('returns.choose-order')}
            </a>
          </div>
        </div>
      )}
    </AccountLayout>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTexts('account');
  const link = (to: number, key: string) => (
    <a className={text.link} href={`${addresses.returns.path}?page=${to}`}>
      {t(key)}
    </a>
  );
  return (
    <nav aria-label={t('returns.pages')} className={links.links}>
      {page > 1 && link(page - 1, 'orders.newer')}
      <span className={classNames(text.size14, text.faint)}>{t('orders.page', { page, pages })}</span>
      {page < pages && link(page + 1, 'orders.older')}
    </nav>
  );
}
