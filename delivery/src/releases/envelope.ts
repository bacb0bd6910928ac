import * as v from 'valibot';
import type { SigningKey, TrustedKeys } from './keys.ts';

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse): the signature is stored beside the signed bytes. */
export const EnvelopeSchema = v.object({
  payloadType: v.string(),
  payload: v.pipe(v.string(), v.base64()),
  signatures: v.pipe(v.array(v.object({ keyid: v.string(), sig: v.pipe(v.string(), v.base64()) })), v.minLength(1)),
});
export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

export function seal(payloadType: string, content: unknown, keys: readonly SigningKey[]): Envelope {
  const payload = Buffer.from(JSON.stringify(content));
  const signed = preAuthEncoding(payloadType, payload);
  const signatures = keys.map((key) => ({ keyid: key.id, sig: key.sign(signed).toString('base64') }));
  return { payloadType, payload: payload.toString('base64'), signatures };
}

/** The signed text, and the ids of the keys whose signatures fit. */
export function unseal({ payloadType, payload, signatures }: Envelope, type: string, keys: TrustedKeys) {
  const body = Buffer.from(payload, 'base64');
  const signed = preAuthEncoding(type, body);
  const signers =
    payloadType === type
      ? signatures.filter(({ keyid, sig }) => keys.get(keyid)?.(signed, Buffer.from(sig, 'base64')))
      : [];
  return { text: body.toString('utf8'), signers: signers.map(({ keyid }) => keyid) };
}

/** The bytes that DSSE signs: type and body with their lengths, so that parts of one cannot be taken for the other. */
function preAuthEncoding(type: string, body: Buffer) {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}
