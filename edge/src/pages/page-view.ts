import type { RouteInfo } from '@odeta/contracts';
import type { PageOrder, SiteContents } from '../releases/worker-messages.ts';
import type { PageRequester } from '../rendering/page-requester.ts';

export interface PageView {
  /** For limits: `addressKey` of the visitor. */
  address: string;
  order: Omit<PageOrder, 'nonce'>;
  route: RouteInfo;
  /** Header and footer; `null` when they could not be loaded. */
  contents: SiteContents | null;
  request: PageRequester;
}
