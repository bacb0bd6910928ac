import {
  type AnswerOf,
  type Endpoint,
  readArticle,
  readCategory,
  readFeed,
  readHome,
  readLooks,
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
import type { Reads } from '../http/reads.ts';
import type { EndpointContext, ShopServer } from '../http/shop-server.ts';
import { showArticle } from './article.service.ts';
import { showCategory } from './category.service.ts';
import { showFeed } from './feed.service.ts';
import { showHome } from './home.service.ts';
import { showLooks } from './looks.service.ts';
import { showMatching } from './matching.service.ts';
import { findPageAddresses } from './page-addresses.service.ts';
import { showProduct } from './product.service.ts';
import { showReviews } from './review.service.ts';
import { type Goods, type SearchDeps, showResults, startSearch, suggest } from './search.service.ts';
import { showSitemap, showSitemaps } from './sitemap.service.ts';
import { showSizeTable, showSizeTables } from './size-table.service.ts';

type ShownOf<C extends Endpoint> = AnswerOf<C> | Promise<AnswerOf<C>>;

/** Maximum age of prices and stock on pages. The cart always reads current ones. */
const CACHE_SECONDS = 10;

export function catalogRoutes(app: ShopServer, all: SearchDeps & { reads: Reads<Goods> }): void {
  function handle<C extends Endpoint>(
    endpoint: C,
    show: (deps: SearchDeps, context: EndpointContext<C>) => ShownOf<C>,
  ) {
    app.handle<C>(endpoint, (context) => all.reads(context.session, (goods) => show({ ...all, ...goods }, context)), {
      sameForAllSeconds: CACHE_SECONDS,
    });
  }

  handle(readHome, (deps, { session }) => showHome(deps, session.country));
  handle(readCategory, (deps, { session, params, query }) => showCategory(deps, session.country, params.slug, query));
  handle(readReviews, (deps, { session, params, query }) => showReviews(deps, session.country, params.slug, query));
  handle(readSearch, (deps, { session, query }) => showResults(deps, session.country, query));
  handle(readSearchStart, (deps, { session, query }) => startSearch(deps, session.country, query.viewed));
  handle(readSuggestion, (deps, { session, params }) => suggest(deps, session.country, params.phrase));
  handle(readArticle, (deps, { session, params }) => showArticle(deps, session.country, params.number));
  handle(readLooks, (deps, { session }) => showLooks(deps, session.country));
  handle(readMatching, (deps, { session, query }) => showMatching(deps, session.country, query.variants));
  handle(readSizeTables, (deps, { session }) => showSizeTables(deps, session.country));
  handle(readSizeTable, (deps, { session, params }) => showSizeTable(deps, session.country, params.key));
  handle(readSitemaps, (deps, { session }) => showSitemaps(deps, session.country));
  handle(readSitemap, (deps, { session, params }) => showSitemap(deps, session.country, params.part));
  handle(readFeed, (deps, { session, query }) => showFeed(deps, session.country, query.after));
  handle(readPageAddresses, (deps, { session, query }) => findPageAddresses(deps, session.country, query.path));
  handle(readProduct, (deps, { session, params }) => showProduct(deps, session.country, params.slug));
}
