import { type Discovery, findDefaultEntry, type RemotePrefixes } from '@odeta/contracts';
import { isWithin } from '@odeta/delivery/releases/route-table';
import { isOfGateway } from '@odeta/delivery/releases/served-by-gateway';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { mayChangeUnits } from '@odeta/delivery/releases/unit-list';
import { StartFailure } from '@odeta/workspace/failure';
import { REFUSED, WRONG_INPUT } from './exit-codes.ts';
import type { TeamKeys } from './keys.ts';
import { readPublished } from './publish.ts';

const PREFIX = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Whether the keys of an environment may change the list of units. */
export const mayChangeList = ({ key, platformKey, keys }: TeamKeys): boolean =>
  [key, platformKey].some((one) => one !== undefined && mayChangeUnits(one.id, keys));

/**
 * Adds a remote, or prefixes to one that is listed. Returns the same document if it has them.
 * @throws {StartFailure} for a prefix that is none, or that another remote or `edge` itself has.
 */
export function addUnit(document: Discovery, { name, prefixes }: RemotePrefixes): Discovery {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || ['api', 'shell'].includes(name))
    throw new StartFailure(`"${name}" is no name of a remote.`, WRONG_INPUT);
  const wrong = prefixes.find((prefix) => !PREFIX.test(prefix));
  if (wrong !== undefined) throw new StartFailure(`${wrong} is no prefix of addresses, such as /gift.`, WRONG_INPUT);
  const served = prefixes.find(isOfGateway);
  if (served) throw new StartFailure(`${served} is an address of the gateway itself.`, REFUSED);
  const listed = document.remotes ?? [];
  const known = listed.find((remote) => remote.name === name);
  const added = prefixes.filter((prefix) => !known?.prefixes.includes(prefix));
  if (known && added.length === 0) return document;
  for (const prefix of added) {
    const owner = listed.find((remote) => remote.prefixes.some((other) => overlaps(prefix, other)));
    if (owner) throw new StartFailure(`${prefix} is within the prefixes of ${owner.name}: ${shown(owner)}.`, REFUSED);
  }
  const remote = { name, prefixes: [...(known?.prefixes ?? []), ...added] };
  return { ...document, remotes: known ? listed.map((one) => (one === known ? remote : one)) : [...listed, remote] };
}

/**
 * Removes a remote with all its versions, or only the given prefixes.
 * @throws {StartFailure} if the list does not have them.
 */
export function removeUnit(document: Discovery, { name, prefixes }: RemotePrefixes): Discovery {
  const listed = document.remotes ?? [];
  const known = listed.find((remote) => remote.name === name);
  if (!known) throw new StartFailure(`${name} is not in the list of units.`, REFUSED);
  const unknown = prefixes.find((prefix) => !known.prefixes.includes(prefix));
  if (unknown) throw new StartFailure(`${unknown} is no prefix of ${name}: ${shown(known)}.`, REFUSED);
  const kept = prefixes.length === 0 ? [] : known.prefixes.filter((prefix) => !prefixes.includes(prefix));
  if (kept.length > 0)
    return { ...document, remotes: listed.map((one) => (one === known ? { name, prefixes: kept } : one)) };
  const { [name]: _, ...microFrontends } = document.microFrontends;
  return { ...document, microFrontends, remotes: listed.filter((one) => one !== known) };
}

/**
 * A document without a list gets one, if the keys may do that: the remotes that its shell names, and those that a clone asks for. In one
 * with a list nothing changes.
 */
export async function withFirstList(
  store: ReadableStore,
  document: Discovery,
  { team, asked }: { team: TeamKeys; asked: readonly RemotePrefixes[] },
): Promise<Discovery> {
  if (document.remotes || !mayChangeList(team)) return document;
  const version = findDefaultEntry(document.microFrontends.shell)?.metadata.version;
  const shell = version === undefined ? null : await readPublished(store, 'shell', version);
  return withUnits({ ...document, remotes: shell?.remotes ?? [] }, asked);
}

/** Adds the remotes that are not listed and whose prefixes are free. */
export function withUnits(document: Discovery, asked: readonly RemotePrefixes[]): Discovery {
  const listed = document.remotes ?? [];
  const isFree = ({ name, prefixes }: RemotePrefixes) =>
    !listed.some(
      (one) => one.name === name || one.prefixes.some((other) => prefixes.some((own) => overlaps(own, other))),
    );
  const added = asked.filter(isFree);
  return added.length === 0 ? document : { ...document, remotes: [...listed, ...added] };
}

const overlaps = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);

export const shown = ({ prefixes }: RemotePrefixes): string => prefixes.join(' ');
