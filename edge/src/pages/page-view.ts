import type { RouteInfo } from '@odeta/contracts';
import type { Dictionary } from '../dictionaries/dictionary.ts';
import type { PageOrder, SiteContents } from '../releases/worker-messages.ts';
import type { PageRequester } from '../rendering/page-requester.ts';
import type { PageVisitor } from './render-queue.ts';

/** Dictionaries that documents can be compressed with. */
export interface PageDictionaries {
  /** The browser has it. */
  held?: Dictionary | undefined;
  /** The browser may fetch it for later pages. */
  offered?: Dictionary | undefined;
}

export interface PageView {
  visitor: PageVisitor;
  order: Omit<PageOrder, 'nonce'>;
  route: RouteInfo;
  /** Header and footer; `null` when they could not be loaded. */
  contents: SiteContents | null;
  request: PageRequester;
  dictionaries: PageDictionaries;
}
