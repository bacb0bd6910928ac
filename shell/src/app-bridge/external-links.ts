import { countryCodes, hostOfCountry } from '@odeta/contracts';
import type { Sender } from './sender.ts';

/** R19. Links to other sites open in the system's browser; links to the shop stay in the app, even those with a new window. */
export function followExternalLinks(page: Window, { supports, send }: Pick<Sender, 'supports' | 'send'>) {
  const { host, origin } = page.location;
  const ownHosts = countryCodes.map((code) => hostOfCountry(host, code));

  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (event.defaultPrevented || event.button !== 0 || !link || !/^https?:$/.test(link.protocol)) return;
    if (!ownHosts.includes(link.host)) {
      if (!supports('openExternal')) return;
      event.preventDefault();
      send('openExternal', { url: link.href });
    } else if (link.target === '_blank' && link.origin === origin) {
      event.preventDefault();
      page.location.assign(link.href);
    }
  });
}
