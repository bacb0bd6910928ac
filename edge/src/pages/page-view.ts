import type { RouteInfo } from '@odeta/contracts';
import type { PageRequester } from '../rendering/page-requester.ts';
import type { PageOrder, SiteContents } from '../rendering/worker-messages.ts';

export interface PageView {
  order: Omit<PageOrder, 'nonce'>;
  route: RouteInfo;
  /** Header and footer; `null` when they could not be loaded. */
  contents: SiteContents | null;
  request: PageRequester;
}
