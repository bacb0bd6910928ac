import type { Discovery } from '@odeta/contracts';
import { RELEASES_BASE } from '@odeta/delivery/releases/store';

/** Stands for the shop itself. */
const OWN = 'https://shop.invalid';

/** Why a document is not used if it names a file outside of the store and of the configured origins. */
export function foreignAddresses({ microFrontends }: Discovery, fileOrigins: readonly string[]): string[] {
  const isFile = (url: string) => isOfStore(url) || fileOrigins.includes(originOf(url));
  return Object.entries(microFrontends).flatMap(([unit, entries]) =>
    entries.flatMap(({ url, fallbackUrl, metadata, extras }) => {
      // Servers read the lists from the store.
      const lists = [extras?.release.url, extras?.fallback?.release.url].filter((list) => list !== undefined);
      const files = [url, fallbackUrl].filter((file) => file !== undefined);
      const foreign = [...files.filter((file) => !isFile(file)), ...lists.filter((list) => !isOfStore(list))];
      return foreign.map((address) => `${unit} ${metadata.version} names ${address}, which is not a file of the store`);
    }),
  );
}

/** Also after what browsers make of dots and backslashes. */
function isOfStore(url: string) {
  const address = URL.parse(url, OWN);
  return address?.origin === OWN && url.startsWith(RELEASES_BASE) && address.pathname.startsWith(RELEASES_BASE);
}

const originOf = (url: string) => URL.parse(url)?.origin ?? '';
