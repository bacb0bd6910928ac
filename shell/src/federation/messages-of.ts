import type { Language } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';

/** The texts of a remote in a language. Earlier releases lack a language that was added later: they have the country's default one. */
export function messagesOf({ messages }: Pick<RemoteModule, 'messages'>, language: Language, instead: Language) {
  const known: Partial<RemoteModule['messages']> = messages;
  return known[language] ?? messages[instead];
}
