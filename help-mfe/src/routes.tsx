import type { RemoteRoute } from '@odeta/storefront';
import { addresses } from './addresses.ts';
import { helpMeta } from './help/help.meta.ts';
import { HelpPage } from './help/help.page.tsx';
import { createHelpStore } from './help/help.store.ts';

export const routes: readonly RemoteRoute[] = [
  {
    path: addresses.help.path,
    page: HelpPage,
    load: ({ storeOf }, { params, query }) =>
      storeOf(createHelpStore).load(params.slug ?? null, query.get('q') ?? undefined),
    meta: helpMeta,
  },
];
