import type { StormRecord } from './record.ts';

/** A document that a browser has shown, and why it asked for it. */
interface ShownDocument {
  path: string;
  status: number;
  /** As Chromium names it: `anchorClick`, `reload`, `scriptInitiated`, `metaTagRefresh`; `typed` for the first one. */
  reason: string;
}

/** What a shopper's browser loads. */
export interface Watch {
  documents: ShownDocument[];
  /** The document that is under way. */
  next: Omit<ShownDocument, 'path'>;
}

export const createWatch = (): Watch => ({ documents: [], next: { status: 0, reason: 'typed' } });

/** A page that the shop could not make is no reload: it says so, and tries again by itself. */
const isUnavailable = ({ status }: ShownDocument) => status >= 500;

/** Documents that no link asked for: loaded anew by a script or the shop, or again without a word. */
export const forcedOf = ({ documents }: Watch): ShownDocument[] =>
  documents.filter((one, index) => {
    const before = documents[index - 1];
    if (!before || isUnavailable(before)) return false;
    return one.reason !== 'anchorClick' || one.path === before.path || /^\/(checkout|confirm)/.test(one.path);
  });

export const describeDocuments = ({ documents }: Watch): string =>
  documents.map(({ path, status, reason }) => `${path} (${status} ${reason})`).join(' → ');

/** Receives the events of Chromium's `Network` and `Page`. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of Chromium's events
export function watchNetwork(method: string, params: any, watch: Watch, record: StormRecord) {
  if (method === 'Page.frameRequestedNavigation') watch.next.reason = params.reason;
  if (method === 'Page.frameNavigated' && !params.frame.parentId) {
    const document = { ...watch.next, path: new URL(params.frame.url).pathname };
    watch.documents.push(document);
    watch.next = { status: 0, reason: 'unknown' };
    if (isUnavailable(document)) record.unavailable.push(`${document.status} ${document.path} (browser)`);
  }
  if (method !== 'Network.responseReceived') return;
  const { url, status } = params.response;
  if (params.type === 'Document') watch.next.status = status;
  if (!/\.(?:js|css)$/.test(new URL(url).pathname)) return;
  record.files += 1;
  if (status >= 400) record.chunkErrors.push(`${status} ${new URL(url).pathname} (browser)`);
}
