import { writeLog } from '@odeta/contracts';
import { withoutPersonalData } from '@odeta/node/plain-cause';
import type { BaseDeps } from '../http/base-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { LOG_LIMIT } from '../rate-limits/rate-limits.ts';
import { reportBrowserFailure } from './browser-failure.ts';
import { insertLog } from './log.repository.ts';

export function logRoutes(app: ShopServer, { db }: BaseDeps): void {
  app.handle(
    writeLog,
    async ({ session, payload, request }) => {
      const { levelName: level, message, context } = payload;
      if (payload.failure) reportBrowserFailure(request, session.country, { message, failure: payload.failure });
      request.log.info({ kind: 'browser-log', severity: level }, `browser: ${withoutPersonalData(message)}`);
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
      await insertLog(db, { country: session.country, level, message, context, userAgent });
      return {};
    },
    { limit: LOG_LIMIT },
  );
}
