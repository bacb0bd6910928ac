import type { Language } from '@odeta/contracts';
import type { RemoteModule, Storefront } from '@odeta/storefront';
import type { MessageTree } from '@odeta/storefront/i18n';
import { messagesOf } from './messages-of.ts';

/** Adds the texts of a remote on a server. They are the same for every visitor: those of a remote are loaded once per language. */
export async function addRemoteMessages({ i18n, session }: Storefront, remote: RemoteModule): Promise<void> {
  const { language, languages } = session.country;
  i18n.addResourceBundle(language, remote.name, await textsOf(remote, language, languages[0]));
}

const textsOf = oncePerRemote(
  async (remote, language, instead) => (await messagesOf(remote, language, instead)()).default,
);

function oncePerRemote(read: (remote: RemoteModule, language: Language, instead: Language) => Promise<MessageTree>) {
  const known = new WeakMap<RemoteModule, Map<Language, MessageTree>>();
  return async (remote: RemoteModule, language: Language, instead: Language) => {
    const ofRemote = known.get(remote) ?? new Map<Language, MessageTree>();
    const texts = ofRemote.get(language) ?? (await read(remote, language, instead));
    known.set(remote, ofRemote.set(language, texts));
    return texts;
  };
}
