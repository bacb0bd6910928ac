import type { Storefront } from '@odeta/storefront';
import { createContentsStore } from '../contents/contents.store.ts';
import type { Purpose } from './consent.ts';

/** F8. Fetches the country's scripts of others that the visitor has agreed to, each once. */
export async function loadExternalScripts({ storeOf, logger }: Storefront, page: Document, given: readonly Purpose[]) {
  const contents = await storeOf(createContentsStore).read();
  const wanted = contents?.externalScripts.filter(({ purpose }) => given.includes(purpose)) ?? [];
  for (const { name, url } of wanted) {
    if (page.querySelector(`script[data-external="${name}"]`)) continue;
    const script = page.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset.external = name;
    script.onerror = () => logger.log('warning', 'An external script', name);
    page.head.append(script);
  }
}
