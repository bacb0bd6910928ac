/**
 * By which an e-mail is compared, counted and unique: one spelling for every way of writing it, the same on every machine. PostgreSQL's
 * `lower` depends on the locale of the server and takes other letters for each other, so it is used for no e-mail. Spaces are cut off last:
 * compatible forms of some marks begin with one.
 */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
