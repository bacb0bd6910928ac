import type { IncomingMessage } from 'node:http';
import {
  type Country,
  countries,
  countryIn,
  countryOfHost,
  type Language,
  pathPrefixOf,
  withoutPathPrefix,
} from '@odeta/contracts';
import { clientOf } from './trusted-hops.ts';

/** Server only. The language of a request, which its address names: `/uk/cart` is `/cart` in Ukrainian. */

declare module 'node:http' {
  interface IncomingMessage {
    /** Set by `takePathPrefix`. */
    shopLanguage?: Language;
    /** Whether the address named the country's default language, which has no prefix. */
    hasNeedlessPrefix?: boolean;
  }
}

/** Removes the prefix of a language from the request's address and notes the language; the second time it changes nothing. */
export function takePathPrefix(request: IncomingMessage, trustedHops: number): void {
  if (request.shopLanguage !== undefined) return;
  const country = countries[countryOfHost(clientOf(request, trustedHops).host)];
  const { address, language } = withoutPathPrefix(request.url ?? '/', country.code);
  request.shopLanguage = language ?? country.languages[0];
  request.hasNeedlessPrefix = language === country.languages[0];
  request.url = address;
}

/** The country of a request, in the language that its address names. */
export const countryOfRequest = ({ host, raw }: { host: string; raw: IncomingMessage }): Country =>
  countryIn(countries[countryOfHost(host)], raw.shopLanguage);

/** What the address of a request began with, for addresses of the same language: empty or `/uk`. */
export function pathPrefixOfRequest({ shopLanguage }: Pick<IncomingMessage, 'shopLanguage'>, host: string): string {
  return pathPrefixOf(countryIn(countries[countryOfHost(host)], shopLanguage));
}
