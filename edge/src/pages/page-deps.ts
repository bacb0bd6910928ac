import type { FailureLog } from '@odeta/node/failure-log';
import type { createPageVersions } from '../choosing/page-versions.ts';
import type { EdgeConfig } from '../config.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { RenderQueue } from './render-queue.ts';
import type { createServerSend } from './server-send.ts';

export interface PageDeps {
  config: EdgeConfig;
  sendFor: ReturnType<typeof createServerSend>;
  discovery: DiscoveryReader;
  renderer: PageRenderer;
  pageVersions: ReturnType<typeof createPageVersions>;
  failures: FailureLog;
  queue: RenderQueue;
}
