import type { Language } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import type { RemoteRegistry } from './federation/remote-registry.ts';
import { messages } from './messages/index.ts';

/** In development only: applies edited texts of a unit and renders them. */
export function followTexts({ i18n, session }: Storefront, registry: RemoteRegistry, show: () => void) {
  const { language } = session.country;
  addEventListener('odeta:texts', async (event) => {
    const { detail: unit } = event as CustomEvent<string>;
    const texts = unit === 'shell' ? readShell(language) : readRemote(registry, unit, language);
    i18n.addResourceBundle(language, unit, await texts);
    show();
  });
}

async function readShell(language: Language) {
  const { default: texts } = await messages[language]();
  return texts;
}

async function readRemote(registry: RemoteRegistry, name: string, language: Language) {
  const remote = await registry.get(name);
  const { default: texts } = await remote.messages[language]();
  return texts;
}
