import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { createAccountStore } from '../account/account.store.ts';
import { AccountLayout } from '../account/account-layout.tsx';
import { accountMeta, withAccount } from '../account/account-page.ts';
import { ChangePassword } from './change-password.tsx';
import { EmailState } from './email-state.tsx';
import { ExportReady } from './export-ready.tsx';
import { loadSettings } from './load-settings.ts';
import { LogIns } from './log-ins.tsx';
import { Passkeys } from './passkeys.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SavedMeans } from './saved-means.tsx';
import { SmsLogIn } from './sms-log-in.tsx';

export const load = withAccount(loadSettings);

export const meta = accountMeta('nav.settings');

export default function SettingsPage() {
  const t = useTexts('account');
  const store = useStore(createAccountStore);
  const storefront = useStorefront();
  return (
    <AccountLayout
      current="settings"
      title={t('nav.settings')}
      onRetry={() => store.load(() => loadSettings(storefront))}
    >
      <ExportReady />
      <ProfileForm />
      <EmailState />
      <Passkeys />
      <SmsLogIn />
      <SavedMeans />
      <ChangePassword />
      <LogIns />
      <PersonalData />
    </AccountLayout>
  );
}
