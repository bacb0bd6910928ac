import { PUSH_WORKER, PushSubscriptionSchema, type WebPushSubscription } from '@odeta/contracts';
import * as v from 'valibot';
import type { PushDevice } from './push-device.ts';
import { registrationFor, serviceWorkers } from './service-workers.ts';

/** False in an app's webview and in private windows; on iPhones true only when started from the home screen. */
const canPush = (): boolean => serviceWorkers() !== null && 'PushManager' in globalThis && 'Notification' in globalThis;

export const browserPush: PushDevice = {
  readPermission: () => (canPush() ? globalThis.Notification.permission : 'unsupported'),
  askPermission: () => globalThis.Notification.requestPermission(),
  readEndpoint: currentEndpoint,
  subscribe: subscribeBrowser,
  unsubscribe: unsubscribeBrowser,
};

/** The endpoint of the current subscription; `null` when the browser is not subscribed. */
async function currentEndpoint(): Promise<string | null> {
  const registration = await registrationFor(PUSH_WORKER.scope);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** @throws when the browser's push service cannot be reached */
async function subscribeBrowser(publicKey: string): Promise<WebPushSubscription> {
  const { url, scope } = PUSH_WORKER;
  const workers = serviceWorkers();
  if (!workers) throw new Error('The browser forbids service workers');
  const registration = await workers.register(url, { scope, updateViaCache: 'none' });
  await whenActive(registration);
  const key = bytesOf(publicKey);
  const known = await registration.pushManager.getSubscription();
  // A subscription is bound to its key: after a change of the shop's key the browser must subscribe again.
  if (known && !isKeyOf(known, key)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return v.parse(PushSubscriptionSchema, (await registration.pushManager.subscribe(options)).toJSON());
}

async function unsubscribeBrowser(): Promise<void> {
  const registration = await registrationFor(PUSH_WORKER.scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A browser can subscribe only once the service worker is active. */
function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    });
  });
}

const isKeyOf = ({ options }: PushSubscription, key: Uint8Array) => {
  const known = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return known.length === key.length && known.every((byte, at) => byte === key[at]);
};

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
