import type { AmendOffer } from '@odeta/contracts';
import type { ServiceOrder } from '@odeta/contracts/staff';
import { noPatterns } from '@odeta/validation';
import { screen, waitFor } from '@testing-library/react';
import { openStaffApp, press, write } from '../../testing/open-staff-app.tsx';

const id = '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11';
const order: ServiceOrder = {
  ...{ id, number: 'SK 1234 5678', country: 'sk', state: 'placed', placedAt: '2026-11-29T10:00:00Z' },
  ...{ name: 'Jana Malá', email: 'jana@example.sk', total: 5998, customer: null, phone: '905123456' },
  ...{ currency: 'EUR', price: 5998, due: 0, vouchers: 0, shipTo: ['Jana Malá', 'Bratislava'], billTo: ['Jana Malá'] },
  ...{ lines: [], parcels: [], payments: [], refunds: [], emails: [], returns: [], invoices: [], timeline: [] },
};
const address = {
  ...{ firstName: 'Jana', lastName: 'Malá', familyName: '', streetType: '', street: 'Šancová', streetNumber: '48' },
  ...{ flatNumber: '', building: '', staircase: '', floor: '', postCode: '81105', city: 'Bratislava', county: '' },
  mobilePhone: '905123456',
};
const offer: AmendOffer = {
  ...{ version: '0000000000000000', number: order.number, address, point: null, company: null },
  validationPatterns: noPatterns,
  lines: [
    {
      ...{ lineId: '7', name: 'Šaty', color: 'vínová', size: 's', picture: { path: 'a', alt: '' }, quantity: 2 },
      ...{ mayRemove: true, sizes: [] },
    },
  ],
};
const difference = { before: 5998, after: 2999, refund: 2999, onVouchers: 0, due: 0 };

/** A server on which a colleague has moved the order since the page was read. */
function openServer() {
  const server = { offer, isPacked: false, amended: [] as unknown[] };
  const answer = (body: object) => ({ status: 200, json: async () => ({ success: true, body }) });
  const refuse = (code: string, reason: string) => ({
    status: 409,
    json: async () => ({
      ...{ success: false, status: 409, code, messages: [], validation: {}, body: { why: { reason } } },
    }),
  });

  async function send(url: string, request: { method: string; body?: string }) {
    const { pathname } = new URL(url, 'http://staff.localhost');
    if (pathname.endsWith('/staff/session'))
      return answer({ session: { name: 'Sona', role: 'service', csrf: 'token' } });
    if (!pathname.includes('/amend')) return answer({ order });
    if (server.isPacked) return refuse('order-packed', 'amend-late');
    if (request.method === 'GET') return answer({ offer: server.offer });
    const body = JSON.parse(request.body ?? '{}');
    if (body.version !== server.offer.version) return refuse('changed-meanwhile', 'amend-changed');
    if (pathname.endsWith('/preview')) return answer({ difference });
    server.amended.push(body);
    return answer({ order });
  }
  return { server, send };
}

async function open() {
  const { server, send } = openServer();
  openStaffApp({ send, path: `/orders/${id}/amend` });
  await screen.findByText('Nothing has been changed here yet.');
  return server;
}

test('what goes back is seen before the order is changed, and a colleague who was faster takes nothing of what was typed', async () => {
  const server = await open();
  const moved = { ...offer, version: '1111111111111111', address: { ...address, city: 'Košice' } };
  write(screen.getByLabelText('Pieces: Šaty, vínová, S'), '1');
  write(screen.getByLabelText(/^Reason/), 'Asked on the phone');

  server.offer = moved;
  press('Show the difference');
  await screen.findByText(/The order has changed meanwhile/);
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Asked on the phone');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Town/, { selector: '[name="shippingAddress.city"]' })).toHaveValue('Košice'),
  );

  press('Show the difference');
  expect(await screen.findByText('Goes back as it was paid')).toBeVisible();
  press('Change the order');
  await screen.findByText(/The order is changed/);
  const lines = [{ lineId: '7', quantity: 1, variantId: null }];
  expect(server.amended).toEqual([{ version: moved.version, lines, reason: 'Asked on the phone' }]);
});

test('an order that was packed meanwhile says so, and keeps what was typed', async () => {
  const server = await open();
  write(screen.getByLabelText('Name of the company'), 'Lipa');
  write(screen.getByLabelText(/^Reason/), 'Needs an invoice');

  server.isPacked = true;
  press('Show the difference');

  expect(await screen.findByText(/It is too late/)).toBeVisible();
  expect(screen.getByLabelText('Name of the company')).toHaveValue('Lipa');
});
