import type { SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';

/** The request that a page is rendered for. */
export interface PageRequester {
  send: SendForClient;
  report: ReportFailure;
  /** Hears of a release, `cart@1.5.0`, whose own code could not render the page: for its budget. */
  broke?: (release: string) => void;
}
