import { assembleStorefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import english from '../messages/en.json';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const session = { name: 'Olga', role: 'owner', csrf: 'token' };

/** A server with one employee; `isIn`: who is logged in already. */
function openServer({ isIn = false, hasApp = false } = {}) {
  const server = { isIn, hasApp, sent: [] as [string, unknown][] };
  const answer = (body: object, status = 200, more = {}) => ({
    status,
    json: async () => ({ success: status < 400, body, status, messages: [], validation: {}, ...more }),
  });
  const refuse = (status: number, code: string, why: object, more = {}) => answer({ why }, status, { code, ...more });
  const totp = () => answer({ totp: server.hasApp ? { addedAt: '2026-11-29T10:00:00Z', lastUsedAt: null } : null });
  const wrongCode = () =>
    refuse(422, 'validation', { rules: { code: 'totp-code' } }, { validation: { code: ['is not valid'] } });

  function logIn({ key, code }: { key?: string; code?: string }) {
    if (key !== 'right') return refuse(401, 'login-failed', {});
    if (server.hasApp && code === undefined) return refuse(403, 'confirmation-required', { reason: 'code-required' });
    if (server.hasApp && code !== '123 456') return wrongCode();
    server.isIn = true;
    return answer({ session });
  }

  function addApp({ code }: { code?: string }) {
    if (code !== '123456') return wrongCode();
    server.hasApp = true;
    return totp();
  }

  function removeApp() {
    server.hasApp = false;
    return totp();
  }

  const answers: Record<string, (body: { key?: string; code?: string }) => unknown> = {
    'GET /session': () => answer({ session: server.isIn ? session : null }),
    'POST /session': logIn,
    'GET /passkeys': () => answer({ passkeys: [] }),
    'GET /totp': totp,
    'POST /totp/prepare': () => answer({ secret: SECRET, address: `otpauth://totp/ODETA:Olga?secret=${SECRET}` }),
    'POST /totp/add': addApp,
    'POST /totp/remove': removeApp,
  };

  async function send(url: string, { method, body = '{}' }: { method: string; body?: string }) {
    const path = new URL(url, 'http://staff.localhost').pathname.replace('/api/staff', '');
    if (method === 'POST') server.sent.push([path, JSON.parse(body)]);
    return answers[`${method} ${path}`]?.(JSON.parse(body));
  }
  return { server, send };
}

function open(send: unknown) {
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/passkeys');
  const storefront = assembleStorefront({
    country: 'pl',
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { staff: english, shell: {} },
    transport: {
      send: send as never,
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => '', proof: async () => ({}) },
      reload() {},
    },
  });
  render(
    <StorefrontProvider storefront={storefront}>
      <BrowserRouter history={createHistory()} isUrgent={() => true}>
        <App language="en" onLanguage={() => {}} onReload={() => {}} />
      </BrowserRouter>
    </StorefrontProvider>,
  );
}

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test('an app is added with its first code, after which the secret is gone, and is removed', async () => {
  const { server, send } = openServer({ isIn: true });
  open(send);
  fireEvent.click(await screen.findByText('Add an app'));

  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByLabelText('QR code with the secret').tagName).toBe('svg');
  expect(screen.getByText('Open in an app on this device')).toHaveAttribute('href', expect.stringMatching(/^otpauth:/));
  write('First code of the app', '000000');
  press('Confirm');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  expect(screen.getByLabelText('First code of the app')).toHaveValue('000000');
  write('First code of the app', '123456');
  press('Confirm');
  await screen.findByText('Remove the app');
  expect(screen.queryByText(/^JBSW/)).toBeNull();

  press('Remove the app');
  await screen.findByText('Add an app');
  expect(server.hasApp).toBe(false);
});

test('a right key is asked for a code in the same form, and nothing that was typed is lost', async () => {
  const { server, send } = openServer({ hasApp: true });
  open(send);
  await screen.findByLabelText('Personal key');
  write('Personal key', 'wrong');
  press('Log in');
  await screen.findByText('This key is not valid.');
  expect(screen.queryByLabelText('Code of the app')).toBeNull();

  write('Personal key', 'right');
  press('Log in');
  await waitFor(() => expect(screen.getByLabelText('Code of the app')).toHaveFocus());
  expect(screen.getByLabelText('Personal key')).toHaveValue('right');
  expect(screen.queryByText('This key is not valid.')).toBeNull();
  press('Log in');
  expect(await screen.findByText('Fill in this field')).toBeVisible();
  write('Code of the app', '000 000');
  press('Log in');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  expect(screen.getByLabelText('Code of the app')).toHaveValue('000 000');
  write('Code of the app', '123 456');
  press('Log in');

  expect(await screen.findByText('Olga, owner')).toBeVisible();
  expect(server.sent.at(-1)).toEqual(['/session', { key: 'right', code: '123 456' }]);
});

test('another key than the one that needs a code is sent without one', async () => {
  const { server, send } = openServer({ hasApp: true });
  open(send);
  await screen.findByLabelText('Personal key');
  write('Personal key', 'right');
  press('Log in');
  await screen.findByLabelText('Code of the app');
  write('Code of the app', '123 456');
  write('Personal key', 'wrong');

  expect(screen.queryByLabelText('Code of the app')).toBeNull();
  press('Log in');
  await screen.findByText('This key is not valid.');
  expect(server.sent.at(-1)).toEqual(['/session', { key: 'wrong' }]);
});
