import { ping } from '@odeta/shared/contracts';
import type { Storefront } from '@odeta/shared/storefront';
import { findRemote } from '../routes.tsx';

/** F2, in milliseconds. */
const PING_INTERVAL = 600_000;

/** F1–F3, R3: asks who the visitor is, keeps the session alive, and brings a restored page up to date. */
export function keepSession({ api, session, events, logger }: Storefront, page: Window) {
  const start = () => void session.load();
  // A page that is only prepared for a visit is nobody's visit yet.
  if ((page.document as Document & { prerendering?: boolean }).prerendering) {
    page.document.addEventListener('prerenderingchange', start, { once: true });
  } else start();

  page.setInterval(() => {
    api.send(ping, {}).then(
      ({ refresh }) => refresh && page.location.reload(),
      (error) => logger.log('error', ping.path, error),
    );
  }, PING_INTERVAL);

  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const mustReload = findRemote(page.location.pathname)?.skeletonFirst;
    if (mustReload) {
      page.document.documentElement.hidden = true;
      page.location.reload();
      return;
    }
    events.emit('page.restored', {});
    start();
  });
}
