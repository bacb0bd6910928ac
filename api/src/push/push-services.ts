/**
 * Hosts of the push services of browsers; `*.` stands for one or more labels. The endpoint of a subscription is untrusted input that this
 * server sends requests to, so that only these hosts are allowed (SSRF).
 */
const PUSH_SERVICES = [
  // Chrome, Opera, Samsung Internet, Edge on Android
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox
  '*.push.services.mozilla.com',
  // Safari
  '*.push.apple.com',
  // Edge on Windows
  '*.notify.windows.com',
];

/** The service of a known endpoint, by its entry above. */
export const serviceOf = (endpoint: string): string => {
  const { hostname } = new URL(endpoint);
  return PUSH_SERVICES.find((host) => matches(host, hostname)) ?? 'other';
};

/** Whether the endpoint belongs to a known push service: https, default port, no user name or password. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && PUSH_SERVICES.some((host) => matches(host, hostname));
}

const matches = (host: string, hostname: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
