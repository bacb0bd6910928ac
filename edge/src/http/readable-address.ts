/**
 * An address with an invalid percent-encoding (`/search/%/`, `%ff`) is taken literally, so that it gets the usual page for unknown
 * addresses instead of a bare error.
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
