import { createAlertsStore } from '@odeta/storefront';
import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Alerts } from './alerts.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (seconds: number) => act(async () => void jest.advanceTimersByTime(seconds * 1000));

async function renderAlerts(placement = 'page') {
  const storefront = createTestStorefront();
  await renderInStorefront(<Alerts placement={placement} />, { storefront });
  const store = storefront.storeOf(createAlertsStore);
  return { show: (message: Parameters<typeof store.show>[0]) => act(async () => store.show(message)) };
}

test('an alert closes automatically after 25 seconds (D14)', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'success', message: 'Heslo je zmenené.' });

  await wait(24.9);
  expect(screen.getByText('Heslo je zmenené.')).toBeInTheDocument();
  await wait(0.2);
  expect(screen.queryByText('Heslo je zmenené.')).not.toBeInTheDocument();
});

test('an alert with autoclose disabled stays open', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'warning', message: 'Zmenila sa cena.', autoclose: false });

  await wait(120);

  expect(screen.getByText('Zmenila sa cena.')).toBeInTheDocument();
});

test('the timer pauses while the pointer is over an alert and resumes afterwards (R10)', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'info', message: 'Hovorí' });
  await wait(20);

  fireEvent.pointerEnter(screen.getByText('Hovorí'));
  await wait(60);
  expect(screen.getByText('Hovorí')).toBeInTheDocument();

  fireEvent.pointerLeave(screen.getByText('Hovorí'));
  await wait(4.9);
  expect(screen.getByText('Hovorí')).toBeInTheDocument();
  await wait(0.2);
  expect(screen.queryByText('Hovorí')).not.toBeInTheDocument();
});

test('the timer pauses while the focus is inside an alert (R10)', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'info', message: 'Hovorí' });

  await act(async () => screen.getByRole('button').focus());
  await wait(60);
  expect(screen.getByText('Hovorí')).toBeInTheDocument();

  await act(async () => screen.getByRole('button').blur());
  await wait(25.1);
  expect(screen.queryByText('Hovorí')).not.toBeInTheDocument();
});

test('a visitor can close an alert', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'info', message: 'Hovorí' });

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ui.close-alert' })));

  expect(screen.queryByText('Hovorí')).not.toBeInTheDocument();
});

test('an alert that cannot be closed has no close button', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'error', message: 'Hovorí', closable: false });

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an alert is shown only in its own placement', async () => {
  const { show } = await renderAlerts('payment');
  await show({ type: 'error', message: 'Platba sa nepodarila.', placement: 'payment' });
  await show({ type: 'info', message: 'Inde', placement: 'page' });

  expect(screen.getByRole('alert')).toHaveTextContent('Platba sa nepodarila.');
  expect(screen.queryByText('Inde')).not.toBeInTheDocument();
});

test('an error has the role alert, any other message the role status', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'error', message: 'Chyba' });
  await show({ type: 'success', message: 'Hotovo' });

  expect(screen.getByRole('alert')).toHaveTextContent('Chyba');
  expect(screen.getByRole('status')).toHaveTextContent('Hotovo');
});

test('an alert that is shown again restarts its full display time (D14)', async () => {
  const { show } = await renderAlerts();
  await show({ type: 'success', message: 'Hotovo' });
  await wait(20);
  await show({ type: 'success', message: 'Hotovo' });

  await wait(24.9);
  expect(screen.getByText('Hotovo')).toBeInTheDocument();
  await wait(0.2);
  expect(screen.queryByText('Hotovo')).not.toBeInTheDocument();
});
