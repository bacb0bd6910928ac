import {
  readArticle,
  readCategory,
  readFeed,
  readHome,
  readMatching,
  readPageAddresses,
  readProduct,
  readReviews,
  readSearch,
  readSearchStart,
  readSitemap,
  readSitemaps,
  readSizeTable,
  readSizeTables,
  readSuggestion,
} from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { showArticle } from './article.service.ts';
import { showCategory } from './category.service.ts';
import { showFeed } from './feed.service.ts';
import { showHome } from './home.service.ts';
import { showMatching } from './matching.service.ts';
import { findPageAddresses } from './page-addresses.service.ts';
import { showProduct } from './product.service.ts';
import { showReviews } from './review.service.ts';
import { type SearchDeps, showResults, startSearch, suggest } from './search.service.ts';
import { showSitemap, showSitemaps } from './sitemap.service.ts';
import { showSizeTable, showSizeTables } from './size-table.service.ts';

/** Maximum age of prices and stock on pages. The cart always reads current ones. */
const CACHE_SECONDS = 10;

export function catalogRoutes(app: ShopServer, deps: SearchDeps): void {
  const options = { sameForAllSeconds: CACHE_SECONDS };

  app.handle(readHome, ({ session }) => showHome(deps, session.country), options);

  app.handle(
    readCategory,
    ({ session, params, query }) => showCategory(deps, session.country, params.slug, query),
    options,
  );

  app.handle(
    readReviews,
    ({ session, params, query }) => showReviews(deps, session.country, params.slug, query),
    options,
  );

  app.handle(readSearch, ({ session, query }) => showResults(deps, session.country, query), options);

  app.handle(readSearchStart, ({ session, query }) => startSearch(deps, session.country, query.viewed), options);

  app.handle(readSuggestion, ({ session, params }) => suggest(deps, session.country, params.phrase), options);

  app.handle(readArticle, ({ session, params }) => showArticle(deps, session.country, params.number), options);

  app.handle(readMatching, ({ session, query }) => showMatching(deps, session.country, query.variants), options);

  app.handle(readSizeTables, ({ session }) => showSizeTables(deps, session.country), options);
  app.handle(readSizeTable, ({ session, params }) => showSizeTable(deps, session.country, params.key), options);

  app.handle(readSitemaps, ({ session }) => showSitemaps(deps, session.country), options);

  app.handle(readSitemap, ({ session, params }) => showSitemap(deps, session.country, params.part), options);

  app.handle(readFeed, ({ session, query }) => showFeed(deps, session.country, query.after), options);

  app.handle(readPageAddresses, ({ session, query }) => findPageAddresses(deps, session.country, query.path), options);

  app.handle(readProduct, ({ session, params }) => showProduct(deps, session.country, params.slug), options);
}
