import { emailOf } from '@odeta/validation';

/**
 * Normalised form of an e-mail for comparing, counting and uniqueness, the same on every machine and for both forms of its domain (`emailOf`).
 * PostgreSQL's `lower` is not used for e-mails, because it depends on the server's locale and equates other letters. Spaces are trimmed last,
 * because NFKC turns some marks into a space and a letter.
 */
export const emailKeyOf = (email: string): string =>
  emailOf(email.normalize('NFKC').toLowerCase().normalize('NFKC')).trim();
