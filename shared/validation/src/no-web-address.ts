import * as v from 'valibot';

/** Titles before a name, which are often typed without a space after their full stop. */
const TITLES =
  /(?<![\p{L}\p{N}])(?:mgr|ing|bc|mudr|mvdr|judr|phdr|rndr|paeddr|dr|prof|doc|inż|inz|hab|lek|ifj|id|özv|jud|ec|st|ml)\.(?=\p{Lu})/giu;

/**
 * Letters repeat names, also to addresses that somebody else has typed: nobody can send a link or an e-mail address to strangers in one.
 * A web address has a full stop between two letters or digits and two letters after it; initials ("J.R. Novák") do not.
 */
const isWebAddress = (text: string): boolean =>
  /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2,}|\bwww\b/iu.test(text.replace(TITLES, ''));

export const noWebAddress = v.check<string, string>((text) => !isWebAddress(text), 'no-web-address');
