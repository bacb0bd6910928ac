import type { RouteInfo } from '@odeta/contracts';
import type { PageRequester } from '../rendering/page-requester.ts';
import type { PageOrder, SiteContents } from '../rendering/worker-messages.ts';

export interface PageView {
  /** For limits: `addressKey` of the visitor. */
  address: string;
  order: Omit<PageOrder, 'nonce'>;
  route: RouteInfo;
  /** Header and footer; `null` when they could not be loaded. */
  contents: SiteContents | null;
  request: PageRequester;
}
