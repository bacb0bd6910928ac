import type { DeclaredRoute } from '@odeta/contracts';

/** The remote's paths for the release; `routes.tsx` has the pages. */
export const addresses = {
  help: { path: '/pomoc/:slug?', sameForAll: true, area: 'help' },
} satisfies Record<string, DeclaredRoute>;
