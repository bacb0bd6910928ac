/**
 * Hosts of the push services of browsers; `*.` stands for one or more labels. A subscription comes from a stranger and names the
 * address that this server sends to, so it may name none but these.
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

/** Whether the address is one of a known push service: https, its usual port, no name and password. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return (
    isPlain &&
    PUSH_SERVICES.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  );
}
