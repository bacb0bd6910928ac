/**
 * Someone's address with a `%` that stands for nothing (`/search/%/`, `%ff`) is read as it is written, sign for sign: it
 * gets the page of any address that is not there, in place of a bare error.
 */
export function readableAddress(url: string): string {
  const [path = '/', ...query] = url.split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
