import { LoadFailure } from '@odeta/purchase';
import { type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { pageMeta } from '../account/page-meta.ts';
import { addresses } from '../addresses.ts';
import { SingleTask } from '../forms/single-task.tsx';
import { createFindOrderStore } from './find-order.store.ts';
import { FindOrderForm } from './find-order-form.tsx';

export const load = ({ storeOf }: Storefront) => storeOf(createFindOrderStore).load();

export const meta = pageMeta('find-order.title');

/** Opens an order without a log-in. The answer does not reveal whether the order exists. */
export default function FindOrderPage() {
  const t = useTexts('account');
  const store = useStore(createFindOrderStore);
  const { status } = useSnapshot(store.state);
  if (status === 'failed') return <LoadFailure unit="account" onRetry={() => store.load()} />;
  return (
    <SingleTask title={t('find-order.title')}>
      <FindOrderForm />
      <a className={text.link} href={addresses.logIn.path}>
        {t('find-order.log-in')}
      </a>
    </SingleTask>
  );
}
