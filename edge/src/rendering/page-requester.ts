import type { SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';

export interface PageRequester {
  send: SendForClient;
  report: ReportFailure;
  /** Of the request that causes the rendering, if it is traced. */
  traceparent?: string | undefined;
  /** Receives a release, such as `cart@1.5.0`, whose own code failed to render the page, for its budget. */
  broke?: (release: string) => void;
}
