import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Assertion } from '@odeta/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data (Web Authentication Level 3, 6.1). */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** What a browser or an authenticator may do wrong. */
export interface Faults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The user was present, but not verified. */
  isUnverified?: boolean;
  /** The count that is signed, instead of the next one. */
  count?: number;
  userHandle?: string;
}

type Options = Record<string, unknown>;

/** An authenticator with one discoverable ES256 key, and the browser in front of it. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private count = 0;
  private readonly origin: string;

  constructor(origin = 'http://sk.localhost:3000') {
    this.origin = origin;
  }

  /** As `navigator.credentials.create`. */
  create(options: Options, faults: Faults = {}) {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE key: kty EC2, alg ES256, crv P-256 (RFC 9053, 7.1.1).
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.data(rp.id, faults, WITH_KEY), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, faults),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** As `navigator.credentials.get`. */
  get(options: Options, faults: Faults = {}): Assertion {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    this.count += 1;
    const data = this.data(rpId, { count: this.count, ...faults });
    const clientDataJSON = this.clientData('webauthn.get', challenge, faults);
    const signed = Buffer.concat([
      data,
      createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.keys.privateKey).toString('base64url'),
        userHandle: faults.userHandle ?? this.userHandle,
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private data(rpId: string, { rpId: other, isUnverified, count = 0 }: Faults, more = 0): Buffer {
    const flags = PRESENT | (isUnverified ? 0 : VERIFIED) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([
      createHash('sha256')
        .update(other ?? rpId)
        .digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  private clientData(type: string, challenge: string, faults: Faults): string {
    const { origin = this.origin } = faults;
    const data = { type, challenge: faults.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}
