import type { CountryCode, ShownFailure } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';

/** Characters of what a browser says that are written. */
const MOST_MESSAGE = 200;
const MOST_ROUTE = 100;
const RELEASE = /^[a-z-]{1,30}@[\w.+-]{1,50}$/;

interface BrowserReport {
  message: string;
  failure: ShownFailure;
}

/**
 * Writes what a browser says that its visitor sees. Request id and country are the server's own; all else is a stranger's
 * text: cut, without control characters, and marked as the report of a browser.
 */
export function reportBrowserFailure(
  request: FastifyRequest,
  country: CountryCode,
  { message, failure: { kind, unit } }: BrowserReport,
): void {
  request.server.browserFailures.report({
    kind: 'browser',
    requestId: request.id,
    route: pageOf(request),
    country,
    unit: unit !== undefined && RELEASE.test(unit) ? unit : undefined,
    cause: `a browser reports (${kind}): ${plain(message, MOST_MESSAGE)}`,
  });
}

/** The path of the page: a query can hold what a visitor typed. */
function pageOf({ headers }: FastifyRequest) {
  const page = headers['current-page'];
  const [path = ''] = typeof page === 'string' ? page.split(/[?#]/) : [];
  return path.startsWith('/') ? plain(path, MOST_ROUTE) : undefined;
}

const plain = (text: string, most: number) => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);
