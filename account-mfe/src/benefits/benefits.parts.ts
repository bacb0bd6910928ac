import { accountPage } from '../account/account-page.ts';
import { BenefitsPage } from './benefits.page.tsx';
import { createBenefitsStore } from './benefits.store.ts';

export const parts = accountPage({
  page: BenefitsPage,
  title: 'nav.codes',
  load: ({ storeOf }) => storeOf(createBenefitsStore).load(),
});
