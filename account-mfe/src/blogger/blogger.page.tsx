import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import membership from '../codes/membership.module.css';
import { createBloggerStore } from './blogger.store.ts';
import { BloggerForm } from './blogger-form.tsx';
import { BloggerStanding } from './blogger-standing.tsx';
import { LeaveBloggers } from './leave-bloggers.tsx';

export const load = withAccount(({ storeOf }) => storeOf(createBloggerStore).load());

export const meta = accountMeta('nav.blogger');

/** The blogger programme: the application, its state, and the discount code for readers. */
export default function BloggerPage() {
  const t = useTexts('account');
  const account = useStore(createAccountStore);
  const store = useStore(createBloggerStore);
  const { blogger, percent, done, leaveCount, problem } = useSnapshot(store.state);
  return (
    <AccountLayout current="blogger" title={t('nav.blogger')} onRetry={() => account.load(store.load)}>
      <div role="alert" className={membership.message}>
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
      </div>
      <div role="status" className={membership.message}>
        {done && <Alert type="success">{t(`blogger.${done}-${blogger?.state ?? 'none'}`)}</Alert>}
      </div>
      {blogger ? <BloggerStanding blogger={blogger} /> : <p className={text.soft}>{t('blogger.lead', { percent })}</p>}
      <BloggerForm key={leaveCount} blogger={blogger} />
      {blogger && <LeaveBloggers />}
    </AccountLayout>
  );
}
