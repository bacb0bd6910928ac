import { hash } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { LRUCache } from 'lru-cache';
import { countryOf, languageOf } from '../language/editions.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { drawLegalText } from './draw-legal-text.ts';
import type { StoredLegalText } from './legal-text.repository.ts';
import { validFromTexts } from './valid-from-texts.ts';

/** More than both texts of all editions, with some earlier versions. */
const KEPT_FILES = 40;

/** The text as a file for e-mails and downloads. */
export type LegalFiles = (
  shop: Pick<CountrySettings, 'code' | 'siteContents'>,
  text: StoredLegalText,
) => Promise<Buffer>;

/** Keeps the files in memory: drawing one takes 50 to 400 ms of the processor, and every order is confirmed with one. */
export function keepLegalFiles(): LegalFiles {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_FILES });
  return ({ code, siteContents }, text) => {
    const validFrom = validFromTexts[languageOf(code)](dayText(code, text.version));
    const content = { ...text, country: code, author: siteContents.seller.name, validFrom };
    // By all of the content, so that a text that was changed is drawn again.
    const key = hash('sha256', JSON.stringify(content));
    const file = drawn.get(key) ?? drawLegalText(content);
    drawn.set(key, file);
    file.catch(() => drawn.delete(key));
    return file;
  };
}

const dayText = (country: CountryCode, day: string) =>
  new Intl.DateTimeFormat(countryOf(country).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
