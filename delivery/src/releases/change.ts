import { type Discovery, StoredDiscoverySchema } from '@odeta/contracts';
import * as v from 'valibot';
import { EnvelopeSchema, seal, unseal } from './envelope.ts';
import { isStopKey, type SigningKey, type TrustedKeys } from './keys.ts';
import { readUnitList } from './unit-list.ts';

const CountSchema = v.object({ failed: v.number(), of: v.number() });

const IncidentSchema = v.object({
  /** `cart@1.5.0-abc` */
  release: v.string(),
  budget: v.string(),
  canary: CountSchema,
  beside: CountSchema,
  limit: v.number(),
  evidence: v.number(),
});
export type Incident = v.InferOutput<typeof IncidentSchema>;

/** One change of what is live. Number, author and reason are signed together with the new discovery document. */
export const ChangeSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  author: v.string(),
  /** The command as typed: `release cart --traffic 10`. */
  command: v.string(),
  /** ISO 8601, UTC. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.string()),
  /** The checkout that listed it, if it was listed at a start. */
  origin: v.optional(v.string()),
  /** The counts for which the shop itself stopped a canary: those of its visitors, and of the visitors it is compared with. */
  incident: v.optional(IncidentSchema),
  /** The ids of the keys that its author accepts. */
  keys: v.optional(v.array(v.string())),
  document: StoredDiscoverySchema,
  /** The list of units with a signature of its own (`unit-list.ts`). Without it the list is that of the change before. */
  unitList: v.optional(EnvelopeSchema),
});
export type Change = v.InferOutput<typeof ChangeSchema> & {
  document: Discovery;
  /** The number of its list of units. */
  listNumber?: number;
};

const PAYLOAD_TYPE = 'application/vnd.odeta.discovery-change+json';

const parseEnvelope = v.parser(v.pipe(v.string(), v.parseJson(), EnvelopeSchema));
const parseChange = v.parser(v.pipe(v.string(), v.parseJson(), ChangeSchema));

export function signChange(change: Change, key: SigningKey): Buffer {
  const { listNumber: _, ...stored } = change;
  const { remotes: __, ...document } = change.document;
  return Buffer.from(`${JSON.stringify(seal(PAYLOAD_TYPE, { ...stored, document }, [key]), null, 2)}\n`);
}

interface VerifiedChange {
  change: Change;
  /** Signed only by keys that may do nothing else than stop canaries. */
  mayOnlyStop: boolean;
}

/** Signed with an untrusted key. Other readers may trust that key and accept the change. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';

  readonly keyIds: readonly string[];

  constructor(keyIds: readonly string[]) {
    super(`it is signed with the key ${keyIds[0]}, which RELEASE_KEYS does not name`);
    this.keyIds = keyIds;
  }
}

/**
 * @throws {UnknownKey} if no trusted key signed it.
 * @throws {Error} if it is not a change, was modified after signing, or has another number.
 */
export function verifyChange(bytes: Buffer, number: number, keys: TrustedKeys): VerifiedChange {
  const envelope = parseEnvelope(bytes.toString('utf8'));
  const { payloadType, signatures } = envelope;
  if (!signatures.some(({ keyid }) => keys.has(keyid))) throw new UnknownKey(signatures.map(({ keyid }) => keyid));
  const { text, signers } = unseal(envelope, PAYLOAD_TYPE, keys);
  if (payloadType !== PAYLOAD_TYPE || signers.length === 0) throw new Error('its signature does not fit');
  const change = parseChange(text);
  if (change.number !== number) throw new Error(`it was signed as number ${change.number}`);
  return { change: withRemotes(change, keys), mayOnlyStop: signers.every(isStopKey) };
}

/** The document with its list of units, which is signed separately. */
function withRemotes(change: Change, keys: TrustedKeys): Change {
  if (!change.unitList) return change;
  const { remotes, number: listNumber } = readUnitList(change.unitList, keys);
  return { ...change, document: { ...change.document, remotes }, listNumber };
}
