import { ping } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { sendPing } from './keep-alive.api.ts';

/** F2, F3. Keeps the session alive: ten minutes after the last click, and at once in a page that was in the background for longer. */
export function keepAlive(storefront: Storefront, page: Window) {
  const { api, logger, session } = storefront;
  const { sessionTimer } = session.state;
  let timer = 0;
  let startedAt = 0;

  function restart() {
    startedAt = nowOf(storefront);
    page.clearInterval(timer);
    timer = page.setInterval(beat, sessionTimer);
  }

  async function beat() {
    startedAt = nowOf(storefront);
    try {
      const { refresh } = await sendPing(api);
      if (refresh) page.location.reload();
    } catch (error) {
      logger.log('error', ping.path, error);
      reloadWhenOnline(page);
    }
  }

  restart();
  page.document.addEventListener('click', restart, { capture: true, passive: true });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden || nowOf(storefront) - startedAt < sessionTimer) return;
    restart();
    void beat();
  });
}

/** Without a network the page stays as it is, and is reloaded when the network is back. */
function reloadWhenOnline(page: Window) {
  if (page.navigator.onLine) page.location.reload();
  else page.addEventListener('online', () => page.location.reload(), { once: true });
}
