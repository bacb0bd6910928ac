import type { FailureLog } from '@odeta/node/failure-log';
import type { ApiGateway } from '../api/api-gateway.ts';
import type { createServerSend } from '../api/server-send.ts';
import type { createPageVersions } from '../choosing/page-versions.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import type { Previews } from '../previews/previews.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { PageMeasures } from './measure-pages.ts';
import type { RenderQueue } from './render-queue.ts';

export interface PageDeps {
  config: EdgeConfig;
  api: ApiGateway;
  sendFor: ReturnType<typeof createServerSend>;
  discovery: DiscoveryReader;
  renderer: PageRenderer;
  pageVersions: ReturnType<typeof createPageVersions>;
  previews: Previews;
  failures: FailureLog;
  queue: RenderQueue;
  measures: PageMeasures;
}
