import { daysInSeconds, readCookie, writeCookie } from '../document/cookies.ts';

/** What a visitor may agree to, beside what the shop cannot do without. */
export const purposes = ['measurement', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

export interface Consent {
  /** When the visitor decided. */
  at: string;
  purposes: readonly Purpose[];
}

/** Rises when there is more to agree to: then everyone is asked anew. */
const VERSION = 1;
const NAME = 'consent';
const COOKIE_DAYS = 180;

/** The visitor's decision of this version; `null` when there is none yet. */
export function readConsent(page: Document): Consent | null {
  const [version, at = '', names = ''] = (readCookie(page, NAME) ?? '').split('|');
  if (version !== String(VERSION) || Number.isNaN(Date.parse(at))) return null;
  const given = names.split(',');
  return { at, purposes: purposes.filter((purpose) => given.includes(purpose)) };
}

export function writeConsent(page: Document, { at, purposes: given }: Consent) {
  writeCookie(page, NAME, [VERSION, at, given.join()].join('|'), { seconds: daysInSeconds(COOKIE_DAYS) });
}
