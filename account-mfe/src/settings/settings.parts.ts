import { accountPage } from '../account/account-page.ts';
import { loadSettings } from './load-settings.ts';
import { SettingsPage } from './settings.page.tsx';

export const parts = accountPage({ page: SettingsPage, title: 'nav.settings', load: loadSettings });
