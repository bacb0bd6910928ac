import { leaveBloggers, readBlogger, saveBlogger } from '@odeta/contracts';
import { originOf } from '../http/origin.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { MESSAGE_LIMIT } from '../rate-limits/rate-limits.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { bloggerOf, leaveBloggersOf, saveBloggerOf } from './blogger.service.ts';

export function bloggerRoutes(app: ShopServer, deps: SettingsDeps & { now: () => Date }): void {
  app.handle(readBlogger, ({ session }) => bloggerOf(deps, session));

  app.handle(
    saveBlogger,
    ({ session, payload, request }) => saveBloggerOf(deps, session, { ...payload, origin: originOf(request) }),
    { limit: MESSAGE_LIMIT },
  );

  app.handle(leaveBloggers, ({ session }) => leaveBloggersOf(deps, session));
}
