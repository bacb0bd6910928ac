import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { repeat } from './background/repeat.ts';
import { createPreviewApps, noPreviews, type PreviewApps } from './change-previews/preview-apps.ts';
import { refuseOrders } from './change-previews/refuse-orders.ts';
import { showDrafts } from './change-previews/show-drafts.ts';
import type { ShopDatabase } from './db/database.ts';
import type { Clock } from './db/database-clock.ts';

const CLOSE_EVERY_MS = 60_000;

interface Means {
  now: Clock;
  onError: (error: unknown) => void;
  buildApp: (options: AppOptions) => Promise<FastifyInstance>;
}

/** Change sets that are shown before they are live, each by an API of its own. Its hook is the first one of the server. */
export function openPreviews(app: FastifyInstance, given: AppOptions, { now, onError, buildApp }: Means): PreviewApps {
  if (given.isPreview) {
    refuseOrders(app);
    return noPreviews;
  }
  const openApp = (database: ShopDatabase) => buildApp({ ...ofPreview(given), ...database, now });
  const apps = createPreviewApps({ db: given.db, now, direct: given.direct, openApp });
  showDrafts(app, { apps, secret: given.config.APP_SECRET, now });
  const closing = repeat(() => apps.closeUnused(), { everyMs: CLOSE_EVERY_MS, onError });
  app.addHook('onClose', () => Promise.all([closing.stop(), apps.close()]));
  return apps;
}

/** Without what is shared with the live shop, without background work, and closed at once. */
function ofPreview({ settings: _, metrics: _metrics, replica: _replica, config, ...given }: AppOptions): AppOptions {
  const own = { ...config, SHUTDOWN_DELAY_SECONDS: 0, PURGE_URL: undefined };
  return { ...given, config: own, watchEveryMs: null, documentPage: false, isPreview: true };
}
