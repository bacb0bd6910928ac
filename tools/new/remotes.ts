import { StartFailure } from '@odeta/workspace/failure';
import type { Draft } from './draft.ts';

export const REMOTES = 'shell/src/remotes.ts';

const PREFIX = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;
/** First parts of addresses that `edge` itself serves. */
const SERVED = 'api app-simulator assets health media ready releases sandbox-pay sandbox-warehouse sitemaps'.split(' ');

interface Remote {
  name: string;
  prefixes: string[];
}

/** The remotes of the shell's list. */
export function readRemotes(draft: Draft): Remote[] {
  const entries = draft.read(REMOTES).matchAll(/name: '([^']+)',\s*prefixes: \[([^\]]+)\]/g);
  return [...entries].map(([, name = '', prefixes = '']) => ({
    name,
    prefixes: [...prefixes.matchAll(/'([^']+)'/g)].map(([, prefix = '']) => prefix),
  }));
}

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
  const [, first = ''] = prefix.split('/');
  if (SERVED.includes(first)) {
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

/** The prefix `/` contains only the home page itself. */
export const isWithin = (path: string, prefix: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
