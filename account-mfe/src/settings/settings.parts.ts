import { accountPage } from '../account-page.ts';
import { createLogInsStore } from './log-ins.store.ts';
import { SettingsPage } from './settings.page.tsx';

export const parts = accountPage({
  page: SettingsPage,
  title: 'nav.settings',
  load: ({ storeOf }) => storeOf(createLogInsStore).load(),
});
