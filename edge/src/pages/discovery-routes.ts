import { countryOfHost } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import type { createPageVersions } from '../choosing/page-versions.ts';
import type { DiscoveryReader } from '../discovery/discovery.ts';
import { clientKindOf } from '../http/client-kind.ts';

interface Deps {
  discovery: DiscoveryReader;
  pageVersions: Pick<ReturnType<typeof createPageVersions>, 'ofBrowser'>;
}

/** The versions that are live for the visitor: requested by a page after one of its versions failed. */
export function discoveryRoutes(app: FastifyInstance, { discovery, pageVersions }: Deps): void {
  app.get('/discovery.json', async (request, reply) => {
    const live = await discovery.read();
    const client = clientKindOf(request.headers['user-agent']);
    const visitor = { country: countryOfHost(request.host), client };
    const versions = await pageVersions.ofBrowser(request, reply, visitor, live);
    const mine = Object.entries(versions).map(([name, entry]) => [name, [entry]]);
    return reply
      .header('cache-control', 'no-store')
      .send({ schema: live.document.schema, microFrontends: Object.fromEntries(mine) });
  });
}
