import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import * as v from 'valibot';

/** Signs discovery documents: `id=base64` of a PKCS #8 Ed25519 key. */
export interface SigningKey {
  id: string;
  sign(bytes: Buffer): Buffer;
  /** In the format of `RELEASE_KEYS`. */
  publicKey: string;
}

/** The keys whose signatures are accepted, by id. */
export type TrustedKeys = ReadonlyMap<string, (bytes: Buffer, signature: Buffer) => boolean>;

/** A key with this prefix may set canaries to 0, and nothing else. The id is assigned by those who trust the key. */
const STOP = 'stop.';

export const isStopKey = (id: string): boolean => id.startsWith(STOP);

/** As soon as a key with this prefix is trusted, only such keys may change the list of units. They may release, too. */
const PLATFORM = 'platform.';

export const isPlatformKey = (id: string): boolean => id.startsWith(PLATFORM);

const NAMED = /^([\w.-]+)=([A-Za-z0-9+/]+=*)$/;

/** `RELEASE_KEYS`: `id=base64` of SPKI Ed25519 keys, separated by spaces. */
export const TrustedKeysSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.minLength(1, 'must name a key'),
  v.rawTransform(({ dataset, addIssue, NEVER }): TrustedKeys => {
    const keys = dataset.value.map((text) => {
      const key = readKey(text, (der) => createPublicKey({ key: der, format: 'der', type: 'spki' }));
      if (key) return [key.id, (bytes: Buffer, signature: Buffer) => verify(null, bytes, key.key, signature)] as const;
      addIssue({ message: 'must be id=base64 of public Ed25519 keys (npm run releases -- keys --new)' });
      return null;
    });
    return keys.includes(null) ? NEVER : new Map(keys.filter((key) => key !== null));
  }),
);

/** `RELEASE_SIGNING_KEY`. */
export const SigningKeySchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): SigningKey => {
    const named = readKey(dataset.value.trim(), (der) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    if (named) {
      const publicKey = `${named.id}=${publicDer(named.key)}`;
      return { id: named.id, publicKey, sign: (bytes) => sign(null, bytes, named.key) };
    }
    addIssue({ message: 'must be id=base64 of a private Ed25519 key (npm run releases -- keys --new)' });
    return NEVER;
  }),
);

/** `RELEASE_STOP_KEY`. */
export const StopKeySchema = v.pipe(
  SigningKeySchema,
  v.check(({ id }) => isStopKey(id), `must have an id that begins with ${STOP} (npm run releases -- keys --new)`),
);

/** `RELEASE_PLATFORM_KEY`. */
export const PlatformKeySchema = v.pipe(
  SigningKeySchema,
  v.check(({ id }) => isPlatformKey(id), `must have an id that begins with ${PLATFORM} (npm run releases -- unit key)`),
);

/** A new key pair; its id is a digest of the public key. `stops`: it may only stop canaries. `platform`: it may also change the list of units. */
export function createKeyPair({ stops = false, platform = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' });
  const scope = [stops ? STOP : '', platform ? PLATFORM : ''].join('');
  const id = scope + createHash('sha256').update(der).digest('hex').slice(0, 8);
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { signingKey: `${id}=${secret.toString('base64')}`, publicKey: `${id}=${der.toString('base64')}` };
}

const publicDer = (key: KeyObject) => createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

function readKey(text: string, parse: (der: Buffer) => KeyObject) {
  const [, id, base64 = ''] = NAMED.exec(text) ?? [];
  if (!id) return null;
  try {
    const key = parse(Buffer.from(base64, 'base64'));
    return key.asymmetricKeyType === 'ed25519' ? { id, key } : null;
  } catch {
    return null;
  }
}
