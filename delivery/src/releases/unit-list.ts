import { type Discovery, type Release, type RemotePrefixes, RemotePrefixesSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { type Envelope, seal, unseal } from './envelope.ts';
import { isPlatformKey, isStopKey, type SigningKey, type TrustedKeys } from './keys.ts';

const PAYLOAD_TYPE = 'application/vnd.odeta.unit-list+json';

/**
 * The list of units: the remotes of the shop, and the prefixes that each may use. Every change carries it with a signature of its own, so
 * that a command which may release units cannot change it.
 */
const UnitListSchema = v.object({
  /** Rises with every change of the list. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  remotes: v.array(RemotePrefixesSchema),
});
export type UnitList = v.InferOutput<typeof UnitListSchema>;

/** The list is signed with a key that is not trusted here: what is live cannot be known here. */
export class UnknownListKey extends Error {
  override readonly name = 'UnknownListKey';
}

/** The list is signed with a key that may not change it. */
export class ForbiddenListKey extends Error {
  override readonly name = 'ForbiddenListKey';
}

const parseList = v.parser(v.pipe(v.string(), v.parseJson(), UnitListSchema));

/** Whether a key may change the list: a platform's key; as long as none is trusted, every key that may release. */
export function mayChangeUnits(id: string, keys: TrustedKeys): boolean {
  const hasPlatform = [...keys.keys()].some(isPlatformKey);
  return hasPlatform ? isPlatformKey(id) : !isStopKey(id);
}

/** Signs with every given key, so that readers who do not trust the new one yet accept the list, too. */
export const signUnitList = (list: UnitList, keys: readonly SigningKey[]): Envelope => seal(PAYLOAD_TYPE, list, keys);

/**
 * @throws {UnknownListKey} if none of its keys is trusted.
 * @throws {ForbiddenListKey} if its keys may not change the list.
 * @throws {Error} if it was modified after signing.
 */
export function readUnitList(envelope: Envelope, keys: TrustedKeys): UnitList {
  const ids = envelope.signatures.map(({ keyid }) => keyid);
  const known = ids.filter((id) => keys.has(id));
  if (known.length === 0)
    throw new UnknownListKey(`its list of units is signed with the key ${ids[0]}, which RELEASE_KEYS does not name`);
  if (!known.some((id) => mayChangeUnits(id, keys)))
    throw new ForbiddenListKey(`its list of units is signed with the key ${known[0]}, which may not change that list`);
  const { text, signers } = unseal(envelope, PAYLOAD_TYPE, keys);
  if (!signers.some((id) => mayChangeUnits(id, keys)))
    throw new Error('the signature of its list of units does not fit');
  return parseList(text);
}

/** The remotes of a document; of an older one those that the release of its shell names. `null`: nothing says them. */
export const remotesOf = ({ remotes }: Pick<Discovery, 'remotes'>, shell?: Pick<Release, 'remotes'> | null) =>
  remotes ?? shell?.remotes ?? null;

/** The remotes that have a version: the first release of a listed one may come later. */
export const remotesWithVersion = (remotes: readonly RemotePrefixes[], versions: Readonly<Record<string, unknown>>) =>
  remotes.filter(({ name }) => name in versions);
