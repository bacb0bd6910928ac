import type { DeclaredRoute } from '@odeta/contracts';

/** What the release says of the remote's addresses; the pages themselves are in `routes.tsx`. */
export const addresses = {
  help: { path: '/pomoc/:slug?', sameForAll: true, area: 'help' },
} satisfies Record<string, DeclaredRoute>;
