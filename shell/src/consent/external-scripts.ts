import type { Storefront } from '@odeta/storefront';
import { createContentsStore } from '../contents/contents.store.ts';
import { whenIdle } from '../document/when-idle.ts';
import type { Purpose } from './consent.ts';
import { tagQueueOf } from './tag-queue.ts';

/**
 * Fetches the country's scripts of others that the visitor has agreed to, each once. The tag manager is fetched with any
 * consent, when the page is idle: it receives the purposes that were agreed to by consent mode.
 */
export async function loadExternalScripts({ storeOf, logger }: Storefront, page: Document, given: readonly Purpose[]) {
  const contents = await storeOf(createContentsStore).read();
  const allowed = contents?.externalScripts.filter(({ purpose }) => given.includes(purpose)) ?? [];
  for (const { name, url } of allowed) load(name, url);

  const window = page.defaultView;
  const { tagManager } = contents ?? {};
  if (!tagManager || !window || given.length === 0) return;
  whenIdle(window, () => {
    // What a container expects to find when it starts.
    if (load('tag-manager', tagManager.url)) tagQueueOf(window).push({ event: 'gtm.js', 'gtm.start': Date.now() });
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
