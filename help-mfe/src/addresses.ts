import type { DeclaredRoute } from '@odeta/contracts';

/** The remote's paths for the release; `routes.tsx` has the pages. */
export const addresses = {
  /** `q`: the question of the search. */
  help: { path: '/pomoc/:slug?', query: ['q'], sameForAll: true, area: 'help' },
} satisfies Record<string, DeclaredRoute>;
