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
  document: StoredDiscoverySchema,
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse): the signature is stored beside the signed bytes. */
const EnvelopeSchema = v.object({
  payloadType: v.string(),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.object({ keyid: v.string(), sig: v.pipe(v.string(), v.base64()) })), v.minLength(1)),
});

const PAYLOAD_TYPE = 'application/vnd.odeta.discovery-change+json';

const parseEnvelope = v.parser(v.pipe(v.string(), v.parseJson(), EnvelopeSchema));
const parseChange = v.parser(v.pipe(v.string(), v.parseJson(), ChangeSchema));

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
  /** Signed only by keys that may do nothing else than stop canaries. */
  mayOnlyStop: boolean;
}

/** Signed with an untrusted key. Other readers may trust that key and accept the change. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/**
 * @throws {UnknownKey} if no trusted key signed it.
 * @throws {Error} if it is not a change, was modified after signing, or has another number.
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

/** The bytes that DSSE signs: type and body with their lengths, so that parts of one cannot be taken for the other. */
function preAuthEncoding(body: Buffer) {
  const head = `DSSEv1 ${Buffer.byteLength(PAYLOAD_TYPE)} ${PAYLOAD_TYPE} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}
