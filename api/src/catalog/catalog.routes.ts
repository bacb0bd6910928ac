import {
  readCategory,
  readHome,
  readProduct,
  readReviews,
  readSearch,
  readSitemap,
  readSitemaps,
  readSizeTable,
  readSuggestion,
} from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { showCategory } from './category.service.ts';
import { showHome } from './home.service.ts';
import { showProduct } from './product.service.ts';
import { showReviews } from './review.service.ts';
import { showResults, suggest } from './search.service.ts';
import { showSitemap, showSitemaps } from './sitemap.service.ts';
import { showSizeTable } from './size-table.service.ts';

/** Prices and pieces may be this old on a page; the cart always knows better. */
const KEPT_SECONDS = 10;

export function catalogRoutes(app: ShopServer, deps: SettingsDeps): void {
  const options = { sameForAllSeconds: KEPT_SECONDS };

  app.handle(readHome, ({ visitor }) => showHome(deps, visitor.country), options);

  app.handle(
    readCategory,
    ({ visitor, params, query }) => showCategory(deps, visitor.country, params.slug, query),
    options,
  );

  app.handle(
    readReviews,
    ({ visitor, params, query }) => showReviews(deps, visitor.country, params.slug, query.page),
    options,
  );

  app.handle(readSearch, ({ visitor, query }) => showResults(deps, visitor.country, query), options);

  app.handle(readSuggestion, ({ visitor, params }) => suggest(deps, visitor.country, params.phrase), options);

  app.handle(readSizeTable, ({ visitor, params }) => showSizeTable(deps, visitor.country, params.key), options);

  app.handle(readSitemaps, ({ visitor }) => showSitemaps(deps, visitor.country), options);

  app.handle(readSitemap, ({ visitor, params }) => showSitemap(deps, visitor.country, params.part), options);

  app.handle(readProduct, ({ visitor, params }) => showProduct(deps, visitor.country, params.slug), options);
}
