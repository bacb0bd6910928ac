import type { CountryCode, ShownFailure } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import { failedPhase } from './failed-phase.ts';

/** Characters of a browser's message that are logged. */
const MOST_MESSAGE = 200;
const MOST_ROUTE = 100;
const RELEASE = /^[a-z-]{1,30}@[\w.+-]{1,50}$/;

/** A segment of an address that no product or page is called. */
const TOKEN = /\/(?=[^/]*[A-Z])[\w.~-]{16,}/g;

interface BrowserReport {
  message: string;
  failure: ShownFailure;
}

/**
 * Logs a failure that a browser reports. Request id and country are the server's own; everything else is untrusted text: shortened, without
 * control characters, and marked as reported by a browser.
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
    phase: kind === 'area' || kind === 'version' ? failedPhase(message) : undefined,
    cause: `a browser reports (${kind}): ${plain(message, MOST_MESSAGE)}`,
  });
}

/** Only the path of the page, because a query may contain what a visitor typed. */
function pageOf({ headers }: FastifyRequest) {
  const page = headers['current-page'];
  const [path = ''] = typeof page === 'string' ? page.split(/[?#]/) : [];
  return path.startsWith('/') ? plain(path.replaceAll(TOKEN, '/…'), MOST_ROUTE) : undefined;
}

const plain = (text: string, most: number) => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);
