import {
  readAlerts,
  readDeliveryReturn,
  readGlobalCss,
  readHelp,
  readLiveChatStatus,
  readMenu,
  readStaticContents,
} from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { helpPages } from '../settings/help-pages.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { deliveryReturnOf } from './delivery-return.ts';
import { liveChatStatusOf } from './live-chat.ts';
import { staticContentsOf } from './static-contents.ts';
import { systemNoticeOf } from './system-notice.ts';

/** B20: contents change rarely; a browser may keep them as long as an editor is willing to wait. */
const KEPT = { sameForAllSeconds: 30 };

export function contentRoutes(app: ShopServer, { settings, now }: SettingsDeps): void {
  app.handle(readMenu, ({ visitor }) => ({ entries: settings.of(visitor.country).menu }), KEPT);

  app.handle(
    readStaticContents,
    ({ visitor, request }) => ({ contents: staticContentsOf(settings.of(visitor.country), now(), request) }),
    KEPT,
  );

  app.handle(readAlerts, ({ visitor }) => ({ alert: systemNoticeOf(settings.of(visitor.country), now()) }), KEPT);

  app.handle(
    readGlobalCss,
    ({ visitor }) => ({ globalCssSetting: settings.of(visitor.country).siteContents.globalCss }),
    KEPT,
  );

  app.handle(
    readHelp,
    ({ visitor }) => ({
      topics: [...settings.of(visitor.country).help],
      pages: helpPages(settings.current().countries),
    }),
    KEPT,
  );

  app.handle(readDeliveryReturn, ({ visitor }) => deliveryReturnOf(settings.of(visitor.country)), KEPT);

  app.handle(readLiveChatStatus, ({ visitor }) => ({
    liveChatStatus: liveChatStatusOf(settings.of(visitor.country), now()),
  }));
}
