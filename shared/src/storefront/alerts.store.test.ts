import { createTestStorefront } from '@odeta/shared/testing';
import { createAlertsStore } from './alerts.store.ts';
import { assembleStorefront } from './storefront.ts';

const client = { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null };
const transport = {
  send: async () => ({ status: 404, json: async () => ({}) }),
  page: () => ({ url: '/', referer: '' }),
  csrf: { read: () => '', write() {}, proof: async () => ({}) },
  reload() {},
};

test('what the server says while it renders the page is there in the browser, and what comes later stands beside it (D14, G4)', () => {
  const server = createTestStorefront();
  server.storeOf(createAlertsStore).show({ type: 'info', message: 'Kód z odkazu už neplatí' });

  const page = JSON.parse(JSON.stringify(server.dehydrate()));
  const browser = assembleStorefront({ country: 'sk', client, newUser: false, transport, messages: {} }, page);
  const { state, show, close } = browser.storeOf(createAlertsStore);
  show({ type: 'error', message: 'Iná správa' });
  expect(state.alerts.map(({ message }) => message)).toEqual(['Kód z odkazu už neplatí', 'Iná správa']);

  close(state.alerts[0]?.id ?? 0);
  expect(state.alerts.map(({ message }) => message)).toEqual(['Iná správa']);
});
