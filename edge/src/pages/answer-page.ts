import { pathPrefixOf, type RouteInfo } from '@odeta/contracts';
import { countryOfRequest } from '@odeta/node/path-prefix';
import { TRACE_HEADER } from '@odeta/node/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientRequestOf } from '../api/api-gateway.ts';
import { createGivenCounts } from '../canaries/count-given.ts';
import { createRenderingCounts } from '../canaries/count-renderings.ts';
import { createSendCounted } from '../canaries/send-counted.ts';
import type { PageVersions } from '../choosing/page-versions.ts';
import { createRouteTemplates } from '../choosing/route-template.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { SiteDictionaries } from '../dictionaries/site-dictionaries.ts';
import { reportFailuresOf } from '../failures/report-failure.ts';
import type { createFormProofs } from '../forms/form-proofs.ts';
import type { Observer } from '../http/observe.ts';
import { addressKey } from '../http/page-limits.ts';
import { cachedUrl, pathOf } from '../http/page-url.ts';
import { plainAddress } from '../http/plain-address.ts';
import { isOfSharedCache, readVisitor } from '../http/session.ts';
import { endPreview } from '../previews/preview-routes.ts';
import type { PreviewState } from '../releases/preview-state.ts';
import type { PageRequester } from '../rendering/page-requester.ts';
import { ofShell } from '../rendering/shell-error.ts';
import { answerForm } from './answer-form.ts';
import { createPageCache } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';
import { createPageDictionaries } from './page-dictionaries.ts';
import type { PageView } from './page-view.ts';
import { sendPrivatePage } from './private-page.ts';
import { hasPriority } from './render-queue.ts';
import { createServerTrace, type createTraces } from './server-trace.ts';
import { createSiteContents } from './site-contents.ts';

interface Deps extends PageDeps {
  dictionaries: SiteDictionaries;
  observer: Pick<Observer, 'isOn'>;
  traces: Pick<ReturnType<typeof createTraces>, 'add'>;
  waitForProof: ReturnType<typeof createFormProofs>;
}

/** Answers a request for a page, or one that posts a form of it. */
export function createPageAnswer({ observer, traces, waitForProof, dictionaries, ...deps }: Deps) {
  const { config, sendFor, discovery, failures, pageVersions } = deps;
  const templateOf = createRouteTemplates();
  const siteContents = createSiteContents(deps);
  const pageCache = createPageCache(deps);
  const dictionariesFor = createPageDictionaries({ ...deps, dictionaries, pageCache });
  const sendCounted = createSendCounted({ secret: config.APP_SECRET, sendFor });
  const renderingCounts = createRenderingCounts(sendCounted);
  const givenCounts = createGivenCounts(sendCounted);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const plain = plainAddress(request.url);
    if (request.raw.hasNeedlessPrefix || plain !== request.url) return redirectTo(plain, request, reply);
    // Before anything is awaited: later the client, and with it its address, may be gone.
    const client = clientRequestOf(request);
    const address = addressKey(request);
    const trace = createServerTrace();
    const visitor = readVisitor(request, reply, config.APP_SECRET, givesCookies(request, config));
    const { session } = visitor;
    const live = await discovery.read();
    const page = await pageVersions.ofPage(request, reply, session, live).catch(
      ofShell(({ release, measured }) => {
        if (measured) renderingCounts.add(measured, client, (own) => own === release);
      }),
    );
    const { versions, route, measured, lost, preview } = page;
    if (observer.isOn || route.isPrivate) request.observed = observedPage(templateOf, request, page);
    trace.ended('choose');
    renderingCounts.add(lost, client, () => true);
    givenCounts.watch(request, reply, { measured, units: ['shell', route.remote ?? ''], client });
    const broke = (release: string) => {
      trace.broke(release);
      renderingCounts.add(measured, client, (own) => own === release);
    };
    const [send, report] = [sendFor(client), reportFailuresOf(failures, request)];
    const contents = (await siteContents({ versions, session, send, report, preview })) ?? null;
    trace.ended('contents');
    if (hasEnded(preview.state)) endPreview(reply);
    const order = { ...orderOf(request, page, config), ...session };
    const pageVisitor = { address, id: visitor.id, hasPriority: hasPriority(request) };
    const requester = traced(request, { send, report, broke });
    const shown = { visitor: pageVisitor, order, route, contents, request: requester };
    const view = { ...shown, dictionaries: dictionariesFor(request, shown) };
    traces.add(request, trace, page.explain, preview.state === 'active');
    const answered = isPost(request)
      ? answerForm({ ...deps, waitForProof }, { view, visitor, client }, request, reply)
      : sendPage(view, request, reply);
    return answered.catch(ofShell(({ release }) => broke(release)));
  };

  function sendPage(view: PageView, request: FastifyRequest, reply: FastifyReply) {
    const isPrivate = isOfOneVisitor(request, view.route, view.order.preview?.state);
    return isPrivate ? sendPrivatePage(deps, view, request, reply) : pageCache.send(view, request, reply);
  }
}

function orderOf(
  request: FastifyRequest,
  { versions, fallbacks, routes, route, preview }: PageVersions,
  { FILE_ORIGINS: fileOrigins, VITALS_SHARE: vitals }: Pick<EdgeConfig, 'FILE_ORIGINS' | 'VITALS_SHARE'>,
) {
  const origin = `${request.protocol}://${request.host}${pathPrefixOf(countryOfRequest(request))}`;
  const isPrivate = isOfOneVisitor(request, route, preview.state);
  const url = isPrivate ? request.url : cachedUrl(request.url, route.query);
  return { url, origin, versions, fallbacks, routes, fileOrigins, preview, vitals };
}

const traced = ({ headers }: FastifyRequest, requester: PageRequester): PageRequester => ({
  ...requester,
  traceparent: headers[TRACE_HEADER]?.toString(),
});

const hasEnded = (state: PreviewState['state']) => state !== 'none' && state !== 'active';

/** Not to a shared cache, which would give everybody the same. */
const givesCookies = (request: FastifyRequest, { PURGE_URL }: Pick<EdgeConfig, 'PURGE_URL'>) =>
  PURGE_URL === undefined || isPost(request) || !isOfSharedCache(request);

const isPost = ({ method }: FastifyRequest) => method === 'POST';

const redirectTo = (plain: string, request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(pathPrefixOf(countryOfRequest(request)) + plain, isPost(request) ? 308 : 301);

/** A page with a preview, or after a form, is nobody else's. */
const isOfOneVisitor = (request: FastifyRequest, { isPrivate }: RouteInfo, preview: PreviewState['state'] = 'none') =>
  isPost(request) || isPrivate || preview !== 'none';

function observedPage(
  templateOf: ReturnType<typeof createRouteTemplates>,
  { url }: FastifyRequest,
  { routes, route: { remote, isPrivate }, versions }: PageVersions,
) {
  const unit = remote ?? 'shell';
  return { route: templateOf(routes, pathOf(url)), unit: `${unit}@${versions[unit]?.metadata.version}`, isPrivate };
}
