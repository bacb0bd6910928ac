import type { OwnCode } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { ClubPanel } from './club-panel.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { LastOrders } from './last-orders.tsx';
import classes from './overview.module.css';
import { createOverviewStore } from './overview.store.ts';
import { ParcelPanel } from './parcel-panel.tsx';

export const load = withAccount(({ storeOf }) => storeOf(createOverviewStore).load());

export const meta = accountMeta('nav.overview');

const isActive = ({ state }: Pick<OwnCode, 'state'>) => state === 'active';

export default function OverviewPage() {
  const t = useTexts('account');
  const store = useStore(createAccountStore);
  const overview = useStore(createOverviewStore);
  const { account } = useSnapshot(store.state);
  const { benefits } = useSnapshot(overview.state);
  const title = account?.firstName ? t('overview.hello', { name: account.firstName }) : t('overview.title');
  return (
    <AccountLayout current="overview" title={title} onRetry={() => store.load(overview.load)}>
      <ParcelPanel />
      <div className={classes.panels}>
        {benefits?.club && <ClubPanel club={benefits.club} />}
        {benefits && (
          <CodesPanel codes={benefits.codes.filter(isActive)} vouchers={benefits.vouchers.filter(isActive).length} />
        )}
      </div>
      <LastOrders />
    </AccountLayout>
  );
}
