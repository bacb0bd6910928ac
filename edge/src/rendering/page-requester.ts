import type { SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';

/** The request that a page is rendered for. */
export interface PageRequester {
  send: SendForClient;
  report: ReportFailure;
}
