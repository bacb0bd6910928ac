const KEY = 'lastViewed';
/** More than are shown at once, because a product page leaves out its own product. */
const LENGTH = 8;

/** May throw when the browser blocks storage. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Catalogue numbers of the products that were viewed, the latest first; empty when storage is blocked. */
export function readLastViewed(storage: GetStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, LENGTH) : [];
  } catch {
    return [];
  }
}

/** Stores a viewed product in this browser; the search suggests it later. */
export function keepViewed(catalogNumber: string, storage: GetStorage): void {
  const others = readLastViewed(storage).filter((other) => other !== catalogNumber);
  try {
    storage().setItem(KEY, JSON.stringify([catalogNumber, ...others].slice(0, LENGTH)));
  } catch {
    // Without storage there is no history.
  }
}
