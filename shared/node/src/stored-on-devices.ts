import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  CSRF_COOKIE,
  CSRF_LIFETIME_SECONDS,
  PREVIEW_COOKIE,
  SESSION_COOKIE,
  SESSION_LIFETIME_SECONDS,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';
import { CANARY_COOKIE_SECONDS } from './canary-cookie.ts';
import { DEVICE_COOKIE } from './own-cookies.ts';
import { PARTNER_VISIT_COOKIE, PARTNER_VISIT_SECONDS } from './partner-visit.ts';
import { VERSION_SET_SECONDS } from './version-set.ts';

/** What an entry is for; the privacy notice has a sentence for each. */
export const devicePurposes = [
  'session',
  'security',
  'known-device',
  'consent',
  'closed',
  'source',
  'partner',
  'versions',
  'draft',
  'order',
  'history',
  'sizes',
  'recipients',
  'newsletter',
  'tabs',
  'contents',
  'app',
  'tests',
] as const;
export type DevicePurpose = (typeof devicePurposes)[number];

/** Seconds; `visit`: until the browser or the tab is closed; `kept`: until the visitor deletes it. */
type DeviceTime = number | 'visit' | 'kept';

export interface StoredOnDevice {
  /** Names of cookies and keys of storage; `*` at the end stands for more characters. */
  names: readonly string[];
  kind: 'cookie' | 'storage';
  purpose: DevicePurpose;
  time: DeviceTime;
}

const DAY = 86_400;

const cookies = (purpose: DevicePurpose, time: DeviceTime, ...names: string[]): StoredOnDevice => ({
  names,
  kind: 'cookie',
  purpose,
  time,
});

const storage = (purpose: DevicePurpose, time: DeviceTime, ...names: string[]): StoredOnDevice => ({
  names,
  kind: 'storage',
  purpose,
  time,
});

/**
 * Everything that the shop stores in a visitor's browser. The table of the privacy notice is made from it (Directive 2002/58/EC, article
 * 5(3)), and the browser tests fail for a name that is not listed.
 */
export const storedOnDevices: readonly StoredOnDevice[] = [
  cookies('session', SESSION_LIFETIME_SECONDS, SESSION_COOKIE),
  cookies('security', CSRF_LIFETIME_SECONDS, CSRF_COOKIE),
  cookies('known-device', 365 * DAY, DEVICE_COOKIE),
  cookies('consent', 180 * DAY, 'consent'),
  cookies('closed', 14 * DAY, 'closed-*'),
  cookies('source', 1800, 'firstURL'),
  cookies('partner', PARTNER_VISIT_SECONDS, PARTNER_VISIT_COOKIE),
  cookies('versions', VERSION_SET_SECONDS, VERSION_SET_COOKIE),
  cookies('versions', 180 * DAY, BUCKET_COOKIE),
  cookies('versions', CANARY_COOKIE_SECONDS, CANARY_COOKIE),
  cookies('versions', 600, SET_ASIDE_COOKIE),
  cookies('tests', 30 * DAY, TESTER_COOKIE),
  cookies('tests', 30 * DAY, PREVIEW_COOKIE),
  storage('draft', 'visit', 'checkout.*', 'cart.typed-code', 'account.typed-email', 'help.*'),
  storage('order', 'kept', 'checkout.order-intent', 'checkout.payment'),
  storage('history', 'kept', 'lastViewed', 'searchHistory'),
  storage('sizes', 'kept', 'measures', 'garment', 'catalog.my-sizes'),
  storage('recipients', 180 * DAY, 'checkout.remembered'),
  storage('newsletter', 'kept', 'newsletter-queue'),
  storage('tabs', 'kept', 'cart.changed'),
  storage('contents', 'visit', 'static-contents', 'menuTab'),
  storage('versions', 'kept', 'odeta.last-good.*'),
  storage('app', 'kept', 'app-bridge.*'),
  storage('tests', 'visit', 'tracking-debug', 'overlay', 'prepared'),
];
