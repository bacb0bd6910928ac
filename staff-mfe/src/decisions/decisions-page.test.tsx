import type { ListedMessage, ListedWithdrawal } from '@odeta/contracts/staff';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openStaffApp, press } from '../../testing/open-staff-app.tsx';

const message = (number: number): ListedMessage => ({
  ...{ id: `${number}`, number: `N${number}`, country: 'sk', language: 'sk', topic: 'delivery', orderNumber: '' },
  ...{ customer: '', name: 'Jana', email: 'jana@example.sk', message: 'Kde je balík?', answerBy: '2026-12-04' },
  ...{ at: '2026-11-30T08:00:00.000Z', files: [], answers: [] },
});

const withdrawal: ListedWithdrawal = {
  ...{ id: 'w1', number: 'W1', country: 'sk', orderId: 'o1', orderNumber: 'SK 1234 5678', goods: 'tie šaty' },
  ...{ at: '2026-11-30T08:00:00.000Z', isRead: false, bankAccount: '', holder: '' },
  lines: [{ id: 7, name: 'Šaty', color: 'vínová', size: 's', quantity: 1, isMeant: false }],
};

/** A server with messages that wait, and one withdrawal. */
function openServer(count: number) {
  const waiting = Array.from({ length: count }, (_, number) => message(number + 1));
  const answer = (body: object) => ({ status: 200, json: async () => ({ success: true, body }) });

  return async (url: string, { method }: { method: string }) => {
    const { pathname, searchParams } = new URL(url, 'http://staff.localhost');
    if (pathname.endsWith('/staff/session'))
      return answer({ session: { name: 'Sona', role: 'service', csrf: 'token' } });
    if (method === 'POST') {
      const decided = waiting.findIndex(({ id }) => id === pathname.split('/').at(-2));
      if (decided >= 0) waiting.splice(decided, 1);
      return answer({ done: true });
    }
    if (pathname.endsWith('/withdrawals')) return answer({ withdrawals: [withdrawal], count: 1 });
    const most = Number(searchParams.get('most'));
    return answer({ messages: waiting.slice(0, most), count: waiting.length });
  };
}

function open(kind: string, count = 0) {
  openStaffApp({ send: openServer(count), path: `/decisions/${kind}` });
}

/** jsdom opens no `details` by a press. */
function openCase(name: RegExp) {
  const details = screen.getByText(name).closest('details');
  if (!details) throw new Error(`There is no case ${name}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

async function settle(number: string) {
  openCase(new RegExp(`^${number},`));
  fireEvent.change(screen.getAllByLabelText(/^How/).at(-1) as HTMLElement, { target: { value: 'On the phone' } });
  fireEvent.click(screen.getAllByText('Close the message', { selector: 'button' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(new RegExp(`^${number},`))).toBeNull());
}

test('a long list is read in parts, which keep what is open', async () => {
  open('messages', 60);
  await screen.findByText('Shown: 50 of 60');
  openCase(/^N1,/);

  press('More');

  expect(await screen.findByText('Shown: 60 of 60')).toBeVisible();
  expect(screen.getByText(/^N1,/).closest('details')).toHaveAttribute('open');
  expect(screen.queryByText('More', { selector: 'button' })).toBeNull();
});

test('the rest of a long list is read when everything that was listed is decided', async () => {
  open('messages', 51);
  await screen.findByText('Shown: 50 of 51');

  for (let number = 1; number <= 50; number += 1) await settle(`N${number}`);

  expect(await screen.findByText('Shown: 1 of 1')).toBeVisible();
  expect(screen.getByText(/^N51,/)).toBeVisible();
});

test('a withdrawal whose lines were chosen stays in its list as read, as after a reload', async () => {
  open('withdrawals');
  await screen.findByText(/to be read/);
  openCase(/^W1/);
  fireEvent.click(screen.getByLabelText('1 × Šaty, vínová, S'));

  press('Save');

  expect(await screen.findByText('Done.')).toBeVisible();
  expect(screen.getByText(/, read$/)).toBeVisible();
  expect(screen.getByLabelText('1 × Šaty, vínová, S')).toBeChecked();
});
