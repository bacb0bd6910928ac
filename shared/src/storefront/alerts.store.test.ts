import { createTestStorefront } from '@odeta/shared/testing';
import { createAlertsStore } from './alerts.store.ts';

test('what the server says while it renders the page is there in the browser, and what comes later stands beside it (D14, G4)', () => {
  const server = createTestStorefront();
  server.storeOf(createAlertsStore).show({ type: 'info', message: 'Kód z odkazu už neplatí' });

  const dehydrated = JSON.parse(JSON.stringify(server.dehydrate()));
  const { state, show, close } = createTestStorefront({ dehydrated }).storeOf(createAlertsStore);
  show({ type: 'error', message: 'Iná správa' });
  expect(state.alerts.map(({ message }) => message)).toEqual(['Kód z odkazu už neplatí', 'Iná správa']);

  close(state.alerts[0]?.id ?? 0);
  expect(state.alerts.map(({ message }) => message)).toEqual(['Iná správa']);
});
