import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Every POST carries the page's token in this header (G1). */
export const CSRF_HEADER = 'x-csrf-token';
/** Readable by the page; holds the token, and is the key that signs a request for a new one (G5). */
export const CSRF_COOKIE = 'csrf';
export const CSRF_LIFETIME_SECONDS = 604_800;
/** The visitor's opaque, signed id; HttpOnly. A row is stored for it only when there is something to remember. */
export const SESSION_COOKIE = 'sid';
/** As long as the buy-later list keeps its items (I9: 60 days). */
export const SESSION_LIFETIME_SECONDS = 5_184_000;
/** Versions of remotes that failed in this browser lately: `cart@1.4.0 checkout@2.0.0`. Written by the page. */
export const SET_ASIDE_COOKIE = 'set-aside';
/** Signed: decides which canaries the visitor gets. Given only while there is one. */
export const BUCKET_COOKIE = 'bucket';
/** Signed: the versions that the visitor's purchase began with. */
export const VERSION_SET_COOKIE = 'versions';
/**
 * Signed, readable by the page: which canaries the visitor is measured for, and which version of each he got. There only while a canary
 * runs; a page that finds it says how its versions do (`sayOutcome`).
 */
export const CANARY_COOKIE = 'canary';
/** Signed: a tester of the shop. */
export const TESTER_COOKIE = 'tester';

/**
 * G5. A new token for the visitor. The request proves that it was made by a page of ours: header `public` is the time in
 * milliseconds, header `private` its HMAC-SHA256 in hex under the value of the csrf cookie.
 */
export const readCsrf = endpoint({
  method: 'GET',
  path: '/base/session/csrf',
  summary: 'G5. A new request-forgery token',
  body: v.object({ csrf: v.string() }),
});
