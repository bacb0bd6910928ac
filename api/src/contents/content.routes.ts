import {
  type CountryCode,
  readAlerts,
  readDeliveryReturn,
  readGlobalCss,
  readHelp,
  readLiveChatStatus,
  readMenu,
  readStaticContents,
} from '@odeta/contracts';
import type { Reads } from '../http/reads.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { shownTopic } from '../settings/asked-help-topic.ts';
import { helpPages } from '../settings/help-pages.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { countedMenu } from './counted-menu.ts';
import { deliveryReturnOf } from './delivery-return.ts';
import type { DemoChat } from './demo-chat.ts';
import { type CountsLog, countByCategory, createGoodsCounts } from './goods-counts.ts';
import { withClub } from './help-club.ts';
import { liveChatStatusOf } from './live-chat.ts';
import { staticContentsOf } from './static-contents.ts';
import { systemNoticeOf } from './system-notice.ts';
import { type TagManagerIds, tagManagerOf } from './tag-manager.ts';

/** Contents change rarely; browsers may cache them for as long as an editor is willing to wait for a change. */
const CACHED = { sameForAllSeconds: 30 };

export interface ContentDeps extends SettingsDeps {
  tagManagerIds: TagManagerIds;
  /** `null` when the chat needs a configured provider. */
  demoChat: DemoChat | null;
}

export function contentRoutes(
  app: ShopServer,
  {
    reads,
    settings,
    now,
    log,
    tagManagerIds,
    demoChat,
  }: ContentDeps & { log: CountsLog; reads: Reads<Pick<ContentDeps, 'db'>> },
): void {
  const count = (country: CountryCode) => reads(null, ({ db }) => countByCategory(db, country));
  const goodsCountsOf = createGoodsCounts({ count, now, log });
  app.handle(
    readMenu,
    async ({ session: { country } }) => ({
      entries: countedMenu(settings.of(country), await goodsCountsOf(country)),
    }),
    CACHED,
  );

  app.handle(
    readStaticContents,
    ({ session: { country }, request }) => ({
      contents: {
        ...staticContentsOf(settings.of(country), now(), { place: request, demoChat }),
        tagManager: tagManagerOf(tagManagerIds, country),
      },
    }),
    CACHED,
  );

  app.handle(readAlerts, ({ session }) => ({ alert: systemNoticeOf(settings.of(session.country), now()) }), CACHED);

  app.handle(
    readGlobalCss,
    ({ session }) => ({ globalCssSetting: settings.of(session.country).siteContents.globalCss }),
    CACHED,
  );

  app.handle(
    readHelp,
    ({ session }) => ({
      topics: settings
        .of(session.country)
        .help.map((topic) => withClub(shownTopic(topic), settings.of(session.country))),
      pages: helpPages(settings.current().countries),
    }),
    CACHED,
  );

  app.handle(readDeliveryReturn, ({ session }) => deliveryReturnOf(settings.of(session.country)), CACHED);

  app.handle(readLiveChatStatus, ({ session }) => ({
    liveChatStatus: liveChatStatusOf(settings.of(session.country), now(), demoChat),
  }));
}
