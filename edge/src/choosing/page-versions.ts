import type { ClientKind, CountryCode, RouteInfo, VersionSet } from '@odeta/contracts';
import type { RouteTable } from '@odeta/delivery/releases/route-table';
import { type MeasuredVisitor, measuredVisitorOf } from '@odeta/node/canary-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ClientRequest, clientRequestOf } from '../api/api-gateway.ts';
import type { CanaryWatch } from '../canaries/canary-watch.ts';
import type { LiveUnits } from '../discovery/discovery.ts';
import { pathOf } from '../http/page-url.ts';
import { type Previews, withPreview } from '../previews/previews.ts';
import { type PreviewState, versionsIn } from '../releases/preview-state.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { createReleaseProbe } from '../rendering/release-probe.ts';
import { ofShell, ShellError } from '../rendering/shell-error.ts';
import { brokenParts, canaryParts, lostParts } from './canary-parts.ts';
import {
  type Choice,
  chooseVersions,
  hasShares,
  type IsSetAside,
  type Listing,
  type Visitor,
} from './choose-versions.ts';
import { explainChoice, type Given } from './explain-choice.ts';
import { pin, pinnedVersions } from './purchase-versions.ts';
import { requestedVersions, VERSION_PARAMETER } from './requested-versions.ts';
import type { createRouteTables } from './route-tables.ts';
import { bucketIdOf, isTester, measure, setAsideIn } from './visitor-cookies.ts';

interface Deps {
  secret: string;
  /** An address of the shop, for calls that no visitor causes. */
  shop: ClientRequest['client'];
  routesOf: ReturnType<typeof createRouteTables>;
  probe: Pick<ReturnType<typeof createReleaseProbe>, 'isUntried' | 'listed'>;
  previews: Pick<Previews, 'find'>;
  renderer: Pick<PageRenderer, 'inService' | 'routeOf' | 'isSetAside'>;
  /** Undefined where canaries are not watched. */
  watch?: Pick<CanaryWatch, 'listed'> | undefined;
}

interface Client {
  country: CountryCode;
  client: ClientKind;
}

interface PageChoice extends Choice {
  /** As versions were chosen for. */
  visitor: Visitor;
  routes: RouteTable;
  route: RouteInfo;
}

export interface PageVersions extends PageChoice {
  measured: MeasuredVisitor;
  /** Canaries whose version servers have set aside, so that the page has another version. */
  lost: MeasuredVisitor;
  preview: PreviewState;
  /** What was given and why, for whoever tests the shop. */
  explain(): Given[];
}

/** Who requests a page, and what they can get. */
interface Asking {
  visitor: Visitor;
  listing: Listing;
  preview: PreviewState;
}

export function createPageVersions({ renderer, routesOf, ...deps }: Deps) {
  const { secret, shop, probe, watch } = deps;
  return {
    /** Sets the live versions: their trial begins with the command that lists them, not with the next page. */
    listed(live: LiveUnits): void {
      probe.listed(live, { client: shop });
      watch?.listed(live.document, { headers: {}, client: shop, prefix: '' });
    },

    /**
     * @throws {UnknownVersionError} when a tester asks for a version that is not listed.
     * @throws {ShellError} with the visitor's canaries when the shell cannot tell whose page it is.
     */
    async ofPage(request: FastifyRequest, reply: FastifyReply, from: Client, live: LiveUnits): Promise<PageVersions> {
      const asking = await askingIn(deps, request, reply, from, live);
      const { visitor, listing, preview } = asking;
      // Whoever sees a preview is no chance member of a canary's groups.
      const measuredListing = preview.state === 'active' ? {} : listing;
      const name = measuredVisitorOf(visitor.bucketId);
      const page = await choosePage(request, reply, asking, live).catch(
        ofShell((error) => {
          const parts = brokenParts(measuredListing, visitor, error.release);
          throw new ShellError(error.release, error, { visitor: name, parts });
        }),
      );
      const parts = canaryParts(measuredListing, visitor, page.versions);
      measure(request, reply, secret, { bucketId: visitor.bucketId, parts });
      const lost = lostParts(measuredListing, visitor, (_, entry) => renderer.isSetAside(entry));
      const explain = () => explainChoice({ listing, preview, ...page });
      return { ...page, preview, explain, measured: { visitor: name, parts }, lost: { visitor: name, parts: lost } };
    },

    /** Chooses the versions for an open page after a version of it has failed. */
    async ofBrowser(request: FastifyRequest, reply: FastifyReply, from: Client, live: LiveUnits): Promise<VersionSet> {
      const isSetAside = setAsideFor(request);
      const { visitor, listing } = await askingIn(deps, request, reply, from, live);
      const pinned = pinnedVersions(request, secret, live.document, isSetAside);
      return chooseVersions(listing, { ...visitor, pinned }, isSetAside, live.fits).versions;
    },
  };

  async function choosePage(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor, listing, preview }: Asking,
    live: LiveUnits,
  ): Promise<PageChoice> {
    const isSetAside = setAsideFor(request);
    // A tester who requests versions starts a new purchase with them.
    const hasRequested = visitor.isTester && askedIn(request) !== null;
    const pinned = hasRequested ? {} : pinnedVersions(request, secret, live.document, isSetAside);
    const ofPurchase = await pageFor({ ...visitor, pinned });
    const { reachable } = ofPurchase.route;
    if (reachable.length > 0) {
      // A purchase continues with live versions when its preview ends.
      const units = ['shell', ...reachable].filter((unit) => !(unit in versionsIn(preview)));
      pin(reply, secret, { pinned, versions: ofPurchase.versions, units });
      return ofPurchase;
    }
    if (Object.keys(pinned).length === 0) return ofPurchase;
    return pageFor(visitor);

    async function pageFor(who: Visitor): Promise<PageChoice> {
      const { versions: chosen, fallbacks } = chooseVersions(listing, who, isSetAside, live.fits);
      const versions = renderer.inService(chosen, probe.isUntried);
      const routes = isLive(versions, live) ? live.routes : await routesOf(versions).catch(() => live.routes);
      return {
        visitor: who,
        versions,
        fallbacks,
        routes,
        route: await renderer.routeOf(versions, routes, pathOf(request.url)),
      };
    }
  }

  function setAsideFor(request: FastifyRequest): IsSetAside {
    const inBrowser = setAsideIn(request);
    return (unit, entry) =>
      inBrowser.has(`${unit}@${entry.metadata.version}`) || renderer.isSetAside(entry) || probe.isUntried(entry);
  }
}

async function askingIn(
  { secret, previews, probe, watch }: Omit<Deps, 'renderer' | 'routesOf'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { country, client }: Client,
  live: LiveUnits,
): Promise<Asking> {
  const { microFrontends } = live.document;
  probe.listed(live, clientRequestOf(request));
  watch?.listed(live.document, clientRequestOf(request));
  const tester = isTester(request, secret);
  const asked = askedIn(request);
  const bucketId = hasShares(microFrontends) ? bucketIdOf(request, reply, secret) : '';
  const ofTester = tester && asked !== null ? requestedVersions(microFrontends, asked) : {};
  const preview = await previews.find(request);
  const requested = { ...versionsIn(preview), ...ofTester };
  return {
    visitor: { country, client, bucketId, isTester: tester, requested, pinned: {} },
    listing: withPreview(microFrontends, preview),
    preview,
  };
}

const askedIn = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]).get(VERSION_PARAMETER);

const isLive = (versions: VersionSet, live: LiveUnits) =>
  Object.entries(live.versions).every(([unit, { url }]) => versions[unit]?.url === url);
