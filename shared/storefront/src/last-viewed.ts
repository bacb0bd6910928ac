const KEY = 'lastViewed';
/** More than are shown together: the page of a product leaves its own out. */
const LENGTH = 8;

/** May throw: a browser can be set to store nothing. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Catalogue numbers of the products that were viewed, the latest first; nothing where nothing can be kept. */
export function readLastViewed(storage: GetStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, LENGTH) : [];
  } catch {
    return [];
  }
}

/** Keeps in this browser what is viewed, for who searches later. */
export function keepViewed(catalogNumber: string, storage: GetStorage): void {
  const others = readLastViewed(storage).filter((other) => other !== catalogNumber);
  try {
    storage().setItem(KEY, JSON.stringify([catalogNumber, ...others].slice(0, LENGTH)));
  } catch {
    // A browser that keeps nothing has viewed nothing.
  }
}
