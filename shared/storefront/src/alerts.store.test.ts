import { createTestStorefront } from '@odeta/storefront/testing';
import { createAlertsStore } from './alerts.store.ts';

test('an alert from server rendering is available in the browser, together with later alerts (D14, G4)', () => {
  const server = createTestStorefront();
  server.storeOf(createAlertsStore).show({ type: 'info', message: 'Kód z odkazu už neplatí' });

  const dehydrated = JSON.parse(JSON.stringify(server.dehydrate()));
  const { state, show, close } = createTestStorefront({ dehydrated }).storeOf(createAlertsStore);
  show({ type: 'error', message: 'Iná správa' });
  expect(state.alerts.map(({ message }) => message)).toEqual(['Kód z odkazu už neplatí', 'Iná správa']);

  close(state.alerts[0]?.id ?? 0);
  expect(state.alerts.map(({ message }) => message)).toEqual(['Iná správa']);
});

test('an alert that is shown again appears once, with a new id', () => {
  const { state, show } = createTestStorefront().storeOf(createAlertsStore);
  show({ type: 'error', message: 'Produkt sa nepodarilo vložiť' });
  const [{ id } = { id: 0 }] = state.alerts;

  for (let time = 0; time < 5; time += 1) show({ type: 'error', message: 'Produkt sa nepodarilo vložiť' });

  expect(state.alerts).toHaveLength(1);
  expect(state.alerts[0]?.id).toBeGreaterThan(id);
});

test('the same message with another placement or type is a separate alert', () => {
  const { state, show } = createTestStorefront().storeOf(createAlertsStore);

  show({ type: 'error', message: 'Kód neplatí' });
  show({ type: 'error', message: 'Kód neplatí', placement: 'payment' });
  show({ type: 'info', message: 'Kód neplatí' });

  expect(state.alerts).toHaveLength(3);
});
