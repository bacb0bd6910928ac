import type { DeclaredRoute } from '@odeta/contracts';

const area = 'account';

/** What the release says of the remote's addresses; the pages themselves are in `routes.tsx`. None is the same for two visitors. */
export const addresses = {
  overview: { path: '/my-account', area },
  logIn: { path: '/my-account/log-in', area },
  register: { path: '/my-account/register', area },
} satisfies Record<string, DeclaredRoute>;
