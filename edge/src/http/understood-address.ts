import { pathOf } from './page-url.ts';

/** What stands behind an address in a sentence or a message, and becomes a part of the link. */
const BEHIND = /[\s\u200b.,;:!?'"’”»)\]}>*_]+$/u;

/**
 * What an address without a page was meant to be: in small letters, as all addresses of pages are, without the punctuation behind it, and with
 * a query where somebody has written `&` or an encoded `?`. `null` if it is nothing else.
 */
export function understoodAddress(url: string): string | null {
  const path = pathOf(url);
  const read = decoded(path);
  // Such a path could lead to another site.
  if (read === null || /\\|\/\//.test(read)) return null;
  const [address = '', added = ''] = read.split(/[?&#](.*)/s);
  const understood = address.toLowerCase().replace(BEHIND, '');
  if (understood === read || understood.length < 2) return null;
  const query = [encodeURI(added), url.slice(path.length + 1)].filter(Boolean).join('&');
  return encodeURI(understood) + (query && `?${query}`);
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
