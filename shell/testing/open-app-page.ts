import { readCustomer, writeLog } from '@odeta/contracts';
import { guestOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import type { SimulatedApp } from '@odeta/testing/simulated-app';
import { startAppBridge } from '../src/app-bridge/start-app-bridge.ts';

const customer = guestOf({ customerNumber: '10482265', firstName: 'Jana', lastName: 'Nováková', hasAccount: true });

/** A webview's storage that outlives its pages. */
export function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

interface Options extends NonNullable<Parameters<typeof createTestStorefront>[0]> {
  app?: Pick<SimulatedApp, 'install'> | null;
  storage?: Storage;
}

/** A page of the shop in an app's webview. `leave` ends it: nothing runs afterwards. */
export function openAppPage({ app = null, storage = createStorage(), api = [], ...parts }: Options = {}) {
  const life = { isOver: false };
  const body = { customer, hurraTagManager: { customerGender: 'female' as const } };
  const prepared = [answers(readCustomer, body), answers(writeLog, {}), ...api];
  const storefront = createTestStorefront({ ...parts, api: prepared });
  const document = globalThis.document.implementation.createHTMLDocument('Košík');
  Object.defineProperty(document, 'readyState', { value: 'complete' });
  const page = {
    document,
    localStorage: storage,
    sessionStorage: storage,
    location: { origin: 'https://odeta.sk', host: 'odeta.sk', assign: jest.fn(), reload: jest.fn() },
    history: { back: jest.fn(), length: 1, state: null },
    setTimeout: (act: () => void, wait: number) => setTimeout(() => !life.isOver && act(), wait),
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  app?.install(page);
  startAppBridge(storefront, page as unknown as Window);
  return {
    storefront,
    page,
    /** Simulates that base init was read. */
    know: (known: object) => void Object.assign(storefront.session.state, { status: 'ready', ...known }),
    leave: () => {
      life.isOver = true;
      Reflect.deleteProperty(page, 'odetaShop');
    },
  };
}

export const order = { itemId: 'SK 1000 0001', itemAmount: 29.99, itemName: 'Sveter', currency: 'EUR' };
