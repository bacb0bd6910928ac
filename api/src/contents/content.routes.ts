import { readMenu, readStaticContents } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { isActive } from '../shop/settings.ts';

/** B20: contents change rarely; a browser may keep them as long as an editor is willing to wait. */
const KEPT_SECONDS = 30;

export function contentRoutes(app: ShopServer, { settings, now }: Deps): void {
  app.handle(readMenu, ({ visitor }) => ({ entries: settings.of(visitor.country).menu }), {
    sameForAllSeconds: KEPT_SECONDS,
  });

  app.handle(
    readStaticContents,
    ({ visitor }) => {
      const { footer, staticUrls, emailExceptions, banners } = settings.of(visitor.country);
      const shown = banners.filter((banner) => banner.place === 'strip' && isActive(banner, now()));
      return {
        contents: {
          footer,
          staticUrls,
          emailExceptions,
          banners: shown.map(({ url, content, code, collapsible, backgroundColor, font }) => ({
            url,
            content,
            code,
            isCollapsible: collapsible !== null,
            contentCollapsible: collapsible,
            properties: { backgroundColor, font },
          })),
        },
      };
    },
    { sameForAllSeconds: KEPT_SECONDS },
  );
}
