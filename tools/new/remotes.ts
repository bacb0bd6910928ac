import { isWithin } from '@odeta/delivery/releases/route-table';
import { isOfGateway } from '@odeta/delivery/releases/served-by-gateway';
import { StartFailure } from '@odeta/workspace/failure';
import { findUnits } from '@odeta/workspace/workspace';
import type { Draft } from './draft.ts';

const PREFIX = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;

interface Remote {
  name: string;
  prefixes: string[];
}

/** The remotes of the workspace. */
const readRemotes = ({ root }: Draft): Remote[] =>
  findUnits(root).flatMap(({ name, prefixes }) => (prefixes ? [{ name, prefixes }] : []));

export function findRemote(draft: Draft, name: string): Remote {
  const remotes = readRemotes(draft);
  const found = remotes.find((remote) => remote.name === name);
  if (found) return found;
  const names = remotes.map((remote) => remote.name).join(', ');
  throw new StartFailure(`There is no remote "${name}". There are: ${names}.`);
}

/** A new remote's prefix must be no address of another remote or of the servers. */
export function ensureFree(draft: Draft, prefix: string) {
  ensureAddress(prefix);
  if (isOfGateway(prefix)) {
    throw new StartFailure(`The address ${prefix} is served by the gateway itself: choose another one with --path.`);
  }
  for (const { name, prefixes } of readRemotes(draft)) {
    const other = prefixes.find((one) => isWithin(prefix, one) || isWithin(one, prefix));
    if (!other) continue;
    throw new StartFailure(`${prefix} overlaps with ${other}, a prefix of the remote ${name}: choose another --path.`);
  }
}

export function ensureAddress(path: string) {
  if (PREFIX.test(path)) return;
  throw new StartFailure(
    `An address is made of /, lower-case letters, digits and hyphens, as in /gift; ${path} is not.`,
  );
}
