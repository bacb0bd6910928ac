import type { Country, Release } from '@odeta/contracts';

/** The file of a unit's texts in the country's language; older releases lack languages that were added later. */
export const messagesIn = ({ messages }: Pick<Release, 'messages'>, { language, languages }: Country) =>
  messages[language] ?? messages[languages[0]];
