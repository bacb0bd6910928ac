import { StartFailure } from '@odeta/workspace/failure';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms of a name such as `gift-cards` that templates use: GiftCards, giftCards, "Gift cards". */
export function namesOf(name: string) {
  const key = name.replace(/-[a-z0-9]/g, (part) => part.slice(1).toUpperCase());
  const words = name.replaceAll('-', ' ');
  return { name, key, Name: capital(key), Words: capital(words) };
}

export function ensureName(what: string, name: string) {
  if (!NAME.test(name)) {
    throw new StartFailure(
      `A ${what}'s name has lower-case letters, digits and hyphens, as in gift-cards; "${name}" is none.`,
    );
  }
}

/** The parts of `account/vouchers`. */
export function ensurePair(what: string, pair: string): [folder: string, name: string] {
  const [folder = '', name, ...more] = pair.split('/');
  if (name === undefined || more.length > 0)
    throw new StartFailure(
      `The name of a new ${what} has a folder and a slash, as in help/opening-hours; "${pair}" has not.`,
    );
  ensureName(what, folder);
  ensureName(what, name);
  return [folder, name];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
