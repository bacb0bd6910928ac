import { ping } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';

/** F2, F3. Keeps the session alive: ten minutes after the last click, and at once in a page that was in the background for longer. */
export function keepAlive({ api, logger, session }: Storefront, page: Window) {
  const { sessionTimer } = session.state;
  let timer = 0;
  let startedAt = 0;

  function restart() {
    startedAt = Date.now();
    page.clearInterval(timer);
    timer = page.setInterval(beat, sessionTimer);
  }

  async function beat() {
    startedAt = Date.now();
    try {
      const { refresh } = await api.send(ping, {});
      if (refresh) page.location.reload();
    } catch (error) {
      logger.log('error', ping.path, error);
      reloadWhenOnline(page);
    }
  }

  restart();
  page.document.addEventListener('click', restart, { capture: true, passive: true });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden || Date.now() - startedAt < sessionTimer) return;
    restart();
    void beat();
  });
}

/** Without a network the page stays as it is, and is reloaded when the network is back. */
function reloadWhenOnline(page: Window) {
  if (page.navigator.onLine) page.location.reload();
  else page.addEventListener('online', () => page.location.reload(), { once: true });
}
