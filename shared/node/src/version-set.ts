import { isSignedBy } from './former-secrets.ts';
import { signatureOf } from './signature.ts';

/**
 * Server only. The versions of a visitor's purchase in a signed cookie: `edge` sets it on the first page of the purchase, and `api`
 * reads from it with which versions an order was made. It does not identify the visitor, and expires by itself.
 */
export const VERSION_SET_SECONDS = 12 * 3600;

/** Versions by unit. */
export type SignedVersions = Readonly<Record<string, string>>;

const UNIT_AND_VERSION = /^[a-z][a-z0-9-]{0,40}@[\w.+-]{1,60}$/;

/** `cart@1.4.0~shell@2.0.0~<expiry>~<signature>` */
export function signVersionSet(secret: string, versions: SignedVersions, now = Date.now()): string {
  const units = Object.entries(versions).map(([unit, version]) => `${unit}@${version}`);
  const expires = Math.floor(now / 1000 + VERSION_SET_SECONDS).toString(36);
  const text = [...units.sort(), expires].join('~');
  return `${text}~${sign(secret, text)}`;
}

/** `null` for a cookie that we did not sign, that was changed, or that has expired. */
export function readVersionSet(secret: string, value: string | undefined, now = Date.now()): SignedVersions | null {
  const end = value?.lastIndexOf('~') ?? -1;
  if (value === undefined || end < 0) return null;
  const text = value.slice(0, end);
  if (!isSignedBy(secret, value.slice(end + 1), (one) => sign(one, text))) return null;
  const units = text.split('~');
  const expires = Number.parseInt(units.pop() ?? '', 36);
  if (!(expires * 1000 > now) || !units.every((unit) => UNIT_AND_VERSION.test(unit))) return null;
  return Object.fromEntries(units.map((unit) => unit.split('@')));
}

const sign = (secret: string, text: string) => signatureOf(secret, 'versions', text);
