import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { createContentsStore } from '../contents/contents.store.ts';
import { whenIdle } from '../document/when-idle.ts';
import type { Purpose } from './consent.ts';
import { tagQueueOf } from './tag-queue.ts';

/**
 * Loads the country's third-party scripts that the visitor has agreed to, each once. The tag manager is loaded with any consent, when the
 * page is idle; consent mode tells it the purposes.
 */
export async function loadExternalScripts(storefront: Storefront, page: Document, given: readonly Purpose[]) {
  const { storeOf, logger } = storefront;
  const contents = await storeOf(createContentsStore).read();
  const allowed = contents?.externalScripts.filter(({ purpose }) => given.includes(purpose)) ?? [];
  for (const { name, url } of allowed) load(name, url);

  const window = page.defaultView;
  const { tagManager } = contents ?? {};
  if (!tagManager || !window || given.length === 0) return;
  whenIdle(window, () => {
    // The event that a container expects at its start.
    if (load('tag-manager', tagManager.url))
      tagQueueOf(window).push({ event: 'gtm.js', 'gtm.start': nowOf(storefront) });
  });

  function load(name: string, url: string) {
    if (page.querySelector(`script[data-external="${name}"]`)) return false;
    const script = page.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset.external = name;
    script.onerror = () => logger.log('warning', 'An external script', name);
    page.head.append(script);
    return true;
  }
}
