import type { InlineSources } from './inline-sources.ts';

interface Others {
  mapbox?: boolean;
  recaptcha?: boolean;
  /** Origins of third-party scripts on pages of the country, and of what these scripts request and show. */
  providers?: readonly string[] | undefined;
  /** Origins of other parties that receive requests of our own scripts. */
  receivers?: readonly string[] | undefined;
  /** The page has a default policy for trusted types. */
  limitsWrites?: boolean;
}

/** Where browsers report violations: `reporting-endpoints` for Chromium, `report-uri` for Firefox and Safari. */
export const VIOLATIONS_PATH = '/csp-reports';
const REPORTS = `report-uri ${VIOLATIONS_PATH}; report-to csp`;

/**
 * The policy of a page, and where its violations are reported. Trusted types are required on pages that write only our markup. What
 * third-party scripts write cannot be known, nor the attributions that Mapbox gets from its servers: with them violations are only reported.
 */
export function policyHeaders(
  sources: InlineSources,
  origins: readonly string[],
  others: Others,
): Record<string, string> {
  const { limitsWrites = false, mapbox = false, recaptcha = false, providers = [] } = others;
  const policy = contentSecurityPolicy(sources, origins, others);
  const isOurs = !mapbox && !recaptcha && providers.length === 0;
  const types = limitsWrites ? "require-trusted-types-for 'script'; " : '';
  return {
    'content-security-policy': `${policy}; ${isOurs ? types : ''}${REPORTS}`,
    'reporting-endpoints': `csp="${VIOLATIONS_PATH}"`,
    ...(types && !isOurs && { 'content-security-policy-report-only': `${types}${REPORTS}` }),
  };
}

/**
 * `origins`: where files come from besides the shop itself (a CDN, development servers). Only inline scripts and styles of the rendered
 * page are allowed, no `eval` and no other origins. `mapbox` allows its map data; `recaptcha` its frames and requests (its script is loaded
 * by a trusted script of ours).
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  origins: readonly string[] = [],
  { mapbox = false, recaptcha = false, providers = [], receivers = [] }: Others = {},
): string {
  const map = mapbox ? mapboxOrigins : [];
  const bots = recaptcha ? recaptchaFolders : [];
  const self = ["'self'", ...origins.filter((origin) => !isSocket.test(origin))].join(' ');
  const others = providers.map((origin) => ` ${origin}`).join('');
  const sockets = providers.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    `script-src ${[...scripts, "'strict-dynamic'"].join(' ')}`,
    `style-src ${[self, ...styles].join(' ')}`,
    `img-src ${self}${others} data:${mapbox ? ' blob:' : ''}`,
    `font-src ${self}`,
    `frame-src ${[self + others, ...bots].join(' ')}`,
    `connect-src ${["'self'", ...origins, ...map, ...bots, ...providers, ...sockets, ...receivers].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const mapboxOrigins = ['https://api.mapbox.com', 'https://events.mapbox.com'];

const recaptchaFolders = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** Web sockets for hot reload in development; only scripts open them. */
const isSocket = /^wss?:/;

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
} as const;
