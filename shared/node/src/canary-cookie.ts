import { createHash } from 'node:crypto';
import { isSignedBy } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

/**
 * Server only. The canaries that a visitor is measured for, in a signed cookie: `edge` assigns them by the visitor's bucket, and `api`
 * counts only what the cookie says. So nobody can report about a version that they did not get, and a visitor counts once.
 */
export const CANARY_COOKIE_SECONDS = 86_400;

/** A visitor's assignment in the measurement of one canary. */
export interface CanaryPart {
  unit: string;
  canary: string;
  /** Percent of its audience that gets it. */
  share: number;
  /** The version that this visitor got: the canary, or the one that it is compared with. */
  version: string;
}

export interface MeasuredVisitor {
  /** A random id of this browser, the same in every visit; it is not linked to other data. */
  visitor: string;
  parts: CanaryPart[];
}

const PART = /^([a-z][a-z0-9-]{0,40})\*([\w.+-]{1,60})\*(\d{1,3}(?:\.\d{1,2})?)\*([\w.+-]{1,60})$/;

export const measuredVisitorOf = (bucketId: string): string =>
  createHash('sha256').update(`measured ${bucketId}`).digest('base64url').slice(0, 22);

/** `cart*1.5.0*10*1.4.0~<visitor>~<expiry>~<signature>` */
export function signCanaryCookie(secret: string, { visitor, parts }: MeasuredVisitor, now = Date.now()): string {
  const named = parts.map(({ unit, canary, share, version }) => [unit, canary, share, version].join('*'));
  const expires = Math.floor(now / 1000 + CANARY_COOKIE_SECONDS).toString(36);
  const text = [...named, visitor, expires].join('~');
  return `${text}~${sign(secret, text)}`;
}

/** `null` for a cookie that we did not sign, that was changed, or that has expired. */
export function readCanaryCookie(secret: string, value: string | undefined, now = Date.now()): MeasuredVisitor | null {
  const end = value?.lastIndexOf('~') ?? -1;
  if (value === undefined || end < 0) return null;
  const text = value.slice(0, end);
  if (!isSignedBy(secret, value.slice(end + 1), (one) => sign(one, text))) return null;
  const named = text.split('~');
  const [expires = '', visitor = ''] = [named.pop(), named.pop()];
  if (!(Number.parseInt(expires, 36) * 1000 > now)) return null;
  return { visitor, parts: named.flatMap(parse) };
}

function parse(text: string): CanaryPart[] {
  const [, unit, canary, share, version] = PART.exec(text) ?? [];
  return unit && canary && version ? [{ unit, canary, share: Number(share), version }] : [];
}

const sign = (secret: string, text: string) => signatureOf(secret, 'canary', text);
