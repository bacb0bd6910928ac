import { logInByStaffKey, noteServiceOrder, type ServiceOrder } from '@odeta/contracts/staff';
import { screen, waitFor } from '@testing-library/react';
import { openStaffApp as open, press, write } from '../testing/open-staff-app.tsx';

const order: ServiceOrder = {
  ...{ id: '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11', number: 'SK 1234 5678', country: 'sk', state: 'placed' },
  ...{
    placedAt: '2026-11-29T10:00:00Z',
    name: 'Jana Malá',
    email: 'jana@example.sk',
    total: 1299,
    customer: '20000001',
  },
  ...{ phone: '905123456', currency: 'EUR', price: 1299, due: 1299, vouchers: 0, shipTo: ['Jana'], billTo: ['Jana'] },
  ...{ lines: [], parcels: [], payments: [], refunds: [], emails: [], returns: [], invoices: [], timeline: [] },
};

/** A server with one session, which can end, and the requests that it received. */
function openServer({ role = 'service' }: { role?: string } = {}) {
  const server = { isIn: true, name: 'Sona', asked: [] as { url: string; token: string | undefined; body: unknown }[] };
  const sessionOf = () => ({ name: server.name, role, csrf: `token of ${server.name}` });
  const answer = (status: number, body: object, more = {}) => ({
    status,
    json: async () => ({ success: status < 400, body, ...more }),
  });
  const refused = { code: 'log-in-required', status: 401, messages: [], validation: {} };

  function session(method: string) {
    if (method === 'POST') server.isIn = true;
    return answer(200, { session: server.isIn ? sessionOf() : null });
  }

  async function send(url: string, request: { method: string; headers: Record<string, string>; body?: string }) {
    const { pathname } = new URL(url, 'http://staff.localhost');
    const path = pathname.replace('/api', '');
    const body = request.body ? JSON.parse(request.body) : null;
    server.asked.push({ url: path, token: request.headers['x-csrf-token'], body });
    if (path === logInByStaffKey.path) return session(request.method);
    if (!server.isIn) return answer(401, {}, refused);
    return answer(200, path.startsWith('/staff/orders/') ? { order } : { kinds: [], values: [], next: null });
  }
  return { server, send };
}

test('what was typed is still there after the log-in has ended, and is sent with the new token', async () => {
  const { server, send } = openServer();
  open({ send, path: `/orders/${order.id}` });
  const note = await screen.findByLabelText('Note for colleagues');
  write(note, 'Calls again');

  server.isIn = false;
  press('Add note');
  await screen.findByText('You have been logged out');
  expect(note).toHaveValue('Calls again');

  write(screen.getByLabelText('Personal key'), 'odeta-staff-key');
  press('Log in');
  await waitFor(() => expect(screen.queryByText('You have been logged out')).toBeNull());
  press('Add note');
  await waitFor(() => expect(note).toHaveValue(''));

  const notes = server.asked.filter(({ url }) => url === noteServiceOrder.path.replace('{orderId}', order.id));
  expect(notes.at(-1)).toMatchObject({ token: 'token of Sona', body: { text: 'Calls again' } });
});

test('somebody else who logs in sees nothing of what was typed or found before', async () => {
  const { server, send } = openServer();
  const reloads: string[] = [];
  open({ send, path: `/orders/${order.id}`, onReload: () => reloads.push(server.name) });
  write(await screen.findByLabelText('Note for colleagues'), 'Calls again');
  server.isIn = false;
  press('Add note');

  server.name = 'Olga';
  write(await screen.findByLabelText('Personal key'), 'odeta-staff-key');
  press('Log in');

  await screen.findByText('Olga, service');
  expect(await screen.findByLabelText('Note for colleagues')).toHaveValue('');
  expect(reloads).toEqual(['Olga']);
});

test('who may not serve has no orders, whatever the address', async () => {
  const { send } = openServer({ role: 'editor' });
  open({ send, path: `/orders/${order.id}` });

  expect(await screen.findByText('There is nothing here')).toBeVisible();
  expect(screen.queryByText('Orders')).toBeNull();
});
