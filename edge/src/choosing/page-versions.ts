import type { ClientKind, CountryCode, DiscoveryEntry, RouteInfo, VersionSet } from '@odeta/contracts';
import { isRetired } from '@odeta/releases/retired';
import type { RouteTable } from '@odeta/releases/route-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientRequestOf } from '../api/api-gateway.ts';
import type { LiveUnits } from '../discovery/discovery.ts';
import { pathOf } from '../pages/page-url.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { createReleaseProbe } from '../rendering/release-probe.ts';
import {
  type Choice,
  chooseVersions,
  findVersion,
  hasShares,
  type IsSetAside,
  type Visitor,
} from './choose-versions.ts';
import type { createRouteTables } from './route-tables.ts';
import { bucketIdOf, isTester, pinnedVersionsOf, pinVersions, setAsideIn } from './visitor-cookies.ts';
import { WANTED_PARAMETER, wantedVersions } from './wanted-versions.ts';

interface Deps {
  secret: string;
  routesOf: ReturnType<typeof createRouteTables>;
  probe: Pick<ReturnType<typeof createReleaseProbe>, 'isUntried' | 'listed'>;
  renderer: Pick<PageRenderer, 'inService' | 'routeOf' | 'isSetAside'>;
}

/** What the request says of the visitor. */
interface Client {
  country: CountryCode;
  client: ClientKind;
}

export interface PageVersions extends Choice {
  routes: RouteTable;
  route: RouteInfo;
}

/** Chooses the versions of a page for its visitor. */
export function createPageVersions({ secret, renderer, routesOf, probe }: Deps) {
  return {
    /** @throws {UnknownVersionError} when a tester asks for a version that is not listed. */
    async ofPage(request: FastifyRequest, reply: FastifyReply, from: Client, live: LiveUnits): Promise<PageVersions> {
      const visitor = visitorOf(request, reply, from, live);
      const isSetAside = setAsideFor(request);
      // Who asks for versions begins a purchase with them.
      const isAsking = visitor.isTester && askedIn(request) !== null;
      const pinned = isAsking ? {} : pinnedOf(request, live, isSetAside);
      const ofPurchase = await pageWith(
        chooseVersions(live.document.microFrontends, { ...visitor, pinned }, isSetAside),
      );
      const { reachable } = ofPurchase.route;
      if (reachable.length > 0) {
        pin(reply, pinned, ofPurchase.versions, ['shell', ...reachable]);
        return ofPurchase;
      }
      if (Object.keys(pinned).length === 0) return ofPurchase;
      return pageWith(chooseVersions(live.document.microFrontends, visitor, isSetAside));

      async function pageWith({ versions: chosen, spares }: Choice): Promise<PageVersions> {
        const versions = renderer.inService(chosen);
        const routes = isLive(versions, live) ? live.routes : await routesOf(versions).catch(() => live.routes);
        return { versions, spares, routes, route: await renderer.routeOf(versions, routes, pathOf(request.url)) };
      }
    },

    /** What a page that is open asks for when a version of it has failed. */
    ofBrowser(request: FastifyRequest, reply: FastifyReply, from: Client, live: LiveUnits): VersionSet {
      const isSetAside = setAsideFor(request);
      const visitor = visitorOf(request, reply, from, live);
      const pinned = pinnedOf(request, live, isSetAside);
      return chooseVersions(live.document.microFrontends, { ...visitor, pinned }, isSetAside).versions;
    },
  };

  function visitorOf(
    request: FastifyRequest,
    reply: FastifyReply,
    { country, client }: Client,
    live: LiveUnits,
  ): Visitor {
    const listing = live.document.microFrontends;
    probe.listed(live, clientRequestOf(request));
    const tester = isTester(request, secret);
    const asked = askedIn(request);
    return {
      country,
      client,
      bucketId: hasShares(listing) ? bucketIdOf(request, reply, secret) : '',
      isTester: tester,
      wanted: tester && asked !== null ? wantedVersions(listing, asked) : {},
      pinned: {},
    };
  }

  function setAsideFor(request: FastifyRequest): IsSetAside {
    const inBrowser = setAsideIn(request);
    return (unit, entry) =>
      inBrowser.has(`${unit}@${entry.metadata.version}`) || renderer.isSetAside(entry) || probe.isUntried(entry);
  }

  /** The set of the visitor's purchase, as long as each of its versions may be used and works. */
  function pinnedOf(request: FastifyRequest, live: LiveUnits, isSetAside: IsSetAside) {
    const pinned = pinnedVersionsOf(request, secret) ?? {};
    const mayHave = (unit: string, version: string) => {
      const entry = findVersion(live.document.microFrontends[unit] ?? [], version);
      const isStopped = isWithoutShare(live.document.microFrontends[unit], version) && !isTester(request, secret);
      return entry !== undefined && !isStopped && !isSetAside(unit, entry);
    };
    return Object.entries(pinned).every(([unit, version]) => mayHave(unit, version)) ? pinned : {};
  }

  function pin(reply: FastifyReply, pinned: Readonly<Record<string, string>>, versions: VersionSet, units: string[]) {
    const isSame = units.every((unit) => versions[unit]?.metadata.version === pinned[unit]);
    if (!isSame) pinVersions(reply, secret, versions, units);
  }
}

/** A canary that was stopped stays listed, for testers. */
const isWithoutShare = (entries: readonly DiscoveryEntry[] = [], version: string) =>
  entries.some(
    (entry) =>
      entry.metadata.version === version &&
      entry.deployment?.default === false &&
      entry.deployment.traffic === 0 &&
      !isRetired(entry),
  );

const askedIn = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1]).get(WANTED_PARAMETER);

const isLive = (versions: VersionSet, live: LiveUnits) =>
  Object.entries(live.versions).every(([unit, { url }]) => versions[unit]?.url === url);
