import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Every POST sends the page's token in this header (G1). */
export const CSRF_HEADER = 'x-csrf-token';
/** Readable by scripts; contains the token, which is also the key for signing a request for a new one (G5). */
export const CSRF_COOKIE = 'csrf';
export const CSRF_LIFETIME_SECONDS = 604_800;
/** The visitor's opaque, signed id; HttpOnly. A database row is created for it only when there is data to store. */
export const SESSION_COOKIE = 'sid';
/** As long as the buy-later list keeps its items (I9: 60 days). */
export const SESSION_LIFETIME_SECONDS = 5_184_000;
/** Versions of remotes that failed in this browser recently: `cart@1.4.0 checkout@2.0.0`. Set by the page. */
export const SET_ASIDE_COOKIE = 'set-aside';
/** Signed: decides which canaries the visitor gets. Set only while there is a canary. */
export const BUCKET_COOKIE = 'bucket';
/** Signed: the versions with which the visitor's purchase began. */
export const VERSION_SET_COOKIE = 'versions';
/**
 * Signed, readable by the page: the canaries that the visitor is measured for, and the version that they got of each. Set only while
 * a canary runs; pages that find it report outcomes (`sayOutcome`).
 */
export const CANARY_COOKIE = 'canary';
/** Signed: marks a tester of the shop. */
export const TESTER_COOKIE = 'tester';
/** Signed by a team: versions that this browser shows instead of the live ones, from the link of a preview. */
export const PREVIEW_COOKIE = 'preview';

/**
 * G5. A new token for the visitor. The request proves that one of our pages sent it: header `public` is the time in
 * milliseconds, header `private` its HMAC-SHA256 in hex with the value of the csrf cookie as the key.
 */
export const readCsrf = endpoint({
  method: 'GET',
  path: '/base/session/csrf',
  summary: 'G5. A new request-forgery token',
  body: v.object({ csrf: v.string() }),
});
