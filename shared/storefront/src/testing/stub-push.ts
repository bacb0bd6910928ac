/** A stub of the browser's push notifications: its answers, and a record of the calls. */
export interface StubbedPush {
  permission: NotificationPermission;
  /** The visitor's answer to the prompt. */
  answer: NotificationPermission;
  endpoint: string | null;
  /** How often the prompt was shown. */
  asked: number;
  registered: unknown[];
}

/** jsdom has no notifications. */
export function stubPush(parts: Partial<StubbedPush> = {}): StubbedPush {
  const stub: StubbedPush = {
    ...{ permission: 'default', answer: 'granted', endpoint: null, asked: 0, registered: [] },
    ...parts,
  };
  const subscription = () => ({
    endpoint: stub.endpoint,
    options: { applicationServerKey: null },
    unsubscribe: async () => {
      stub.endpoint = null;
    },
    toJSON: () => ({ endpoint: stub.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
  });
  const registration = {
    active: {},
    pushManager: {
      getSubscription: async () => (stub.endpoint === null ? null : subscription()),
      subscribe: async () => {
        stub.endpoint = 'https://fcm.googleapis.com/fcm/send/test';
        return subscription();
      },
    },
  };
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async (...given: unknown[]) => {
      stub.registered.push(given);
      return registration;
    },
  };
  const Notification = {
    get permission() {
      return stub.permission;
    },
    requestPermission: async () => {
      stub.asked += 1;
      stub.permission = stub.answer;
      return stub.answer;
    },
  };
  Object.defineProperty(globalThis.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(globalThis, 'Notification', { value: Notification, configurable: true });
  Object.defineProperty(globalThis, 'PushManager', { value: class {}, configurable: true });
  return stub;
}

/** Simulates a browser without notifications. */
export function withoutPush(): void {
  Reflect.deleteProperty(globalThis, 'PushManager');
}
