import type { RouteInfo } from '@odeta/contracts';
import type { PageOrder, SiteContents } from '../releases/worker-messages.ts';
import type { PageRequester } from '../rendering/page-requester.ts';
import type { PageVisitor } from './render-queue.ts';

export interface PageView {
  visitor: PageVisitor;
  order: Omit<PageOrder, 'nonce'>;
  route: RouteInfo;
  /** Header and footer; `null` when they could not be loaded. */
  contents: SiteContents | null;
  request: PageRequester;
}
