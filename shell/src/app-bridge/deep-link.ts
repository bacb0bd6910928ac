import { linkPaths, pathOfAddress } from '@odeta/contracts';
import type { Answer } from './receiver.ts';
import { handled, refuse } from './receiver.ts';

/** R19. Accepts only pages of this shop in this country, and API links that redirect to one; no other API address. */
export function openDeepLink(page: Window, address: string): Answer {
  const { origin } = page.location;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || url.origin !== origin || url.username || !isPage(pathOfAddress(url))) return refuse('not-own-address');
  return { ...handled, after: () => page.location.assign(url.href) };
}

const isPage = (path: string) =>
  !/^\/api(\/|$)/i.test(path) || Object.values(linkPaths).some((link) => path.startsWith(link));
