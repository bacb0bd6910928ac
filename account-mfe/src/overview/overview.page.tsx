import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createAccountStore } from '../account.store.ts';
import { AccountLayout } from '../account-layout.tsx';
import { ClubPanel } from './club-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { LastOrders } from './last-orders.tsx';
import classes from './overview.module.css';
import { createOverviewStore } from './overview.store.ts';
import { ParcelPanel } from './parcel-panel.tsx';

/** P1. What the account holds, at a glance. */
export function OverviewPage() {
  const t = useTexts('account');
  const store = useStore(createAccountStore);
  const overview = useStore(createOverviewStore);
  const { account } = useSnapshot(store.state);
  const title = account?.firstName ? t('overview.hello', { name: account.firstName }) : t('overview.title');
  return (
    <AccountLayout current="overview" title={title} onRetry={() => store.load(overview.load)}>
      <ParcelPanel />
      <div className={classes.panels}>
        {account?.club && <ClubPanel club={account.club} />}
        {account && <CodesPanel account={account} />}
      </div>
      <LastOrders />
    </AccountLayout>
  );
}
