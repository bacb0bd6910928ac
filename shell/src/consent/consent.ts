import { daysInSeconds, readCookie, writeCookie } from '../document/cookies.ts';

export const purposes = ['measurement', 'advertising'] as const;
export type Purpose = (typeof purposes)[number];

export interface Consent {
  /** When the visitor decided, as an ISO date and time. */
  at: string;
  purposes: readonly Purpose[];
}

/** Incremented when there are new purposes, so that everyone is asked again. */
const VERSION = 1;
const NAME = 'consent';
const COOKIE_DAYS = 180;

/** The visitor's decision for the current version; `null` if there is none. */
export function readConsent(page: Document): Consent | null {
  const [version, at = '', names = ''] = (readCookie(page, NAME) ?? '').split('|');
  if (version !== String(VERSION) || Number.isNaN(Date.parse(at))) return null;
  const given = names.split(',');
  return { at, purposes: purposes.filter((purpose) => given.includes(purpose)) };
}

export function writeConsent(page: Document, { at, purposes: given }: Consent) {
  writeCookie(page, NAME, [VERSION, at, given.join()].join('|'), { seconds: daysInSeconds(COOKIE_DAYS) });
}
