import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { createAccountStore } from '../account.store.ts';
import { AccountLayout } from '../account-layout.tsx';
import { ChangePassword } from './change-password.tsx';
import { EmailState } from './email-state.tsx';
import { createLogInsStore } from './log-ins.store.ts';
import { LogIns } from './log-ins.tsx';

/** P8. */
export function SettingsPage() {
  const t = useTexts('account');
  const store = useStore(createAccountStore);
  const logIns = useStore(createLogInsStore);
  return (
    <AccountLayout current="settings" title={t('nav.settings')} onRetry={() => store.load(logIns.load)}>
      <EmailState />
      <ChangePassword />
      <LogIns />
    </AccountLayout>
  );
}
