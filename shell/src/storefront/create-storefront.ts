import { type CountryCode, countries, countryIn } from '@odeta/contracts';
import { assembleStorefront, type Dehydrated, type Storefront, type StorefrontParts } from '@odeta/storefront';
import { messages } from '../messages/index.ts';

/** The only place that creates a storefront: once per page in the browser, once per request on the server. */
export async function createStorefront(
  parts: Omit<StorefrontParts, 'messages'> & { country: CountryCode },
  dehydrated?: Dehydrated,
): Promise<Storefront> {
  const { default: shell } = await messages[countryIn(countries[parts.country], parts.language).language]();
  return assembleStorefront({ ...parts, messages: { shell } }, dehydrated);
}
