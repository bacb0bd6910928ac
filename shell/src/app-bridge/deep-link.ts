import type { Answer } from './receiver.ts';
import { handled, refuse } from './receiver.ts';

/** R19. Only pages of this shop in this country; the API is none. */
export function openDeepLink(page: Window, address: string): Answer {
  const { origin } = page.location;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (!url || url.origin !== origin || url.username || /^\/api(\/|$)/i.test(url.pathname))
    return refuse('not-own-address');
  return { ...handled, after: () => page.location.assign(url.href) };
}
