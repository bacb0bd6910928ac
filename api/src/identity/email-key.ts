/**
 * Normalised form of an e-mail for comparing, counting and uniqueness, the same on every machine. PostgreSQL's `lower` is not used for
 * e-mails, because it depends on the server's locale and equates other letters. Spaces are trimmed last, because NFKC turns some marks into
 * a space and a letter.
 */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
