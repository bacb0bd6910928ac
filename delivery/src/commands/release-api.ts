import { StartFailure } from '@odeta/workspace/failure';
import { readLiveApi, readOwnApi } from '../can-deploy/api-documents.ts';
import { describeEdges } from '../can-deploy/describe-edges.ts';
import { requireReason } from '../can-deploy/ensure-deployable.ts';
import { findApiEdges } from '../can-deploy/find-edges.ts';
import { recordApi } from '../can-deploy/recorded-api.ts';
import { readAllListed } from '../can-deploy/surroundings.ts';
import { readDocument, type TeamStore, withStore } from '../publish/change-live.ts';
import { printJson, type signedWith } from '../publish/command-line.ts';
import { REFUSED } from '../publish/exit-codes.ts';

interface ApiRelease extends TeamStore {
  /** The address of a running API; undefined for the one of this clone. */
  address: string | undefined;
  force: boolean;
  isTry: boolean;
  json: boolean;
  said: ReturnType<typeof signedWith>;
}

/**
 * `npm run release -- api`, with each deploy of the API: records the API's document in the store, which versions are compared with. Refused
 * if something would break that somebody may still have.
 */
export async function releaseApi({ store, team, address, force, isTry, json, said }: ApiRelease): Promise<void> {
  requireReason({ force, reason: said.reason });
  const api = address === undefined ? await readOwnApi() : await readLiveApi(address);
  const document = await readDocument(store, team);
  const versions = await withStore(() => readAllListed(store, document));
  const edges = versions.flatMap((user) => findApiEdges(user, api));
  if (edges.length > 0 && !force)
    throw new StartFailure(
      `Nothing was written down. What would break:\n${describeEdges(edges).join('\n')}\n(--force --reason … does it all the same.)`,
      REFUSED,
    );
  if (!isTry) await withStore(() => recordApi(store, said, api));
  if (json) return printJson({ dryRun: isTry, calls: Object.keys(api.paths).length });
  console.log(isTry ? 'Nothing was changed.' : 'From now on versions are compared with this API.');
}
