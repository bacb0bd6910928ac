import { StoredDiscoverySchema } from '@odeta/contracts';
import * as v from 'valibot';
import { isStopKey, type SigningKey, type TrustedKeys } from './keys.ts';

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

/** One change of what is live. Its number, author and reason are signed with the document that holds from then on. */
export const ChangeSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who gave the command. */
  author: v.string(),
  /** What was asked for, as it was typed: `release cart --traffic 10`. */
  command: v.string(),
  /** ISO 8601, UTC. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.optional(v.string()),
  /** Which checkout listed it, when a start did. */
  origin: v.optional(v.string()),
  /** Why the shop itself stopped a canary: what its visitors met, and those beside them. */
  incident: v.optional(IncidentSchema),
  document: StoredDiscoverySchema,
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse): the signature stands beside the bytes that it is for. */
const EnvelopeSchema = v.object({
  payloadType: v.string(),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.object({ keyid: v.string(), sig: v.pipe(v.string(), v.base64()) })), v.minLength(1)),
});

const PAYLOAD_TYPE = 'application/vnd.odeta.discovery-change+json';

const parseEnvelope = v.parser(v.pipe(v.string(), v.parseJson(), EnvelopeSchema));
const parseChange = v.parser(v.pipe(v.string(), v.parseJson(), ChangeSchema));

/** The bytes of a change's file. */
export function signChange(change: Change, key: SigningKey): Buffer {
  const payload = Buffer.from(JSON.stringify(change));
  const sig = key.sign(preAuthEncoding(payload)).toString('base64');
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: key.id, sig }],
  };
  return Buffer.from(`${JSON.stringify(envelope, null, 2)}\n`);
}

interface VerifiedChange {
  change: Change;
  /** No key that may do more has signed it. */
  mayOnlyStop: boolean;
}

/** Signed with a key that is not among the trusted ones. Whoever trusts it takes the change for a good one. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/**
 * @throws {UnknownKey} if no trusted key signed it.
 * @throws {Error} if it is no change, was changed after it was signed, or stands in the place of another number.
 */
export function verifyChange(bytes: Buffer, number: number, keys: TrustedKeys): VerifiedChange {
  const { payloadType, payload, signatures } = parseEnvelope(bytes.toString('utf8'));
  const body = Buffer.from(payload, 'base64');
  const known = signatures.filter(({ keyid }) => keys.has(keyid));
  if (known.length === 0)
    throw new UnknownKey(`it is signed with the key ${signatures[0]?.keyid}, which RELEASE_KEYS does not name`);
  const signed = known.filter(({ keyid, sig }) => keys.get(keyid)?.(preAuthEncoding(body), Buffer.from(sig, 'base64')));
  if (payloadType !== PAYLOAD_TYPE || signed.length === 0) throw new Error('its signature does not fit');
  const change = parseChange(body.toString('utf8'));
  if (change.number !== number) throw new Error(`it was signed as number ${change.number}`);
  return { change, mayOnlyStop: signed.every(({ keyid }) => isStopKey(keyid)) };
}

/** What DSSE signs: type and body with their lengths, so that one cannot pass for the other. */
function preAuthEncoding(body: Buffer) {
  const head = `DSSEv1 ${Buffer.byteLength(PAYLOAD_TYPE)} ${PAYLOAD_TYPE} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}
