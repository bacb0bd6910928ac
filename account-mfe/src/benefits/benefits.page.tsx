import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import membership from '../codes/membership.module.css';
import { createBenefitsStore } from './benefits.store.ts';
import { ClubCard } from './club-card.tsx';
import { Codes } from './codes.tsx';
import { KeepCode } from './keep-code.tsx';
import { Vouchers } from './vouchers.tsx';

export const load = withAccount(({ storeOf }) => storeOf(createBenefitsStore).load());

export const meta = accountMeta('nav.codes');

export default function BenefitsPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createBenefitsStore);
  const { club, codes, vouchers, problem } = useSnapshot(store.state);
  return (
    <AccountLayout current="codes" title={t('nav.codes')} onRetry={() => account.load(store.load)}>
      <div role="alert" className={membership.message}>
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      {club && <ClubCard club={club} />}
      <Codes codes={codes} />
      <Vouchers vouchers={vouchers} />
      <KeepCode />
    </AccountLayout>
  );
}
