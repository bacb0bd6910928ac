import { accountPage } from '../account-page.ts';
import { OverviewPage } from './overview.page.tsx';

export const parts = accountPage({ page: OverviewPage, title: 'nav.overview' });
