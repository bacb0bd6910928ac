import { assembleStorefront, StorefrontProvider } from '@odeta/storefront';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import english from '../messages/en.json';
import { createStaffSession } from './session.store.ts';

const session = { name: 'Jana', role: 'editor', csrf: 'token' };

/** A server with an issuer of company accounts, which knows the code `right`. */
function openServer({ hasCompanyLogIn = true, isDown = false, isIn = false } = {}) {
  const server = { isIn, isDown, answers: [] as string[] };
  const answer = (body: object, status = 200, code = '') => ({
    status,
    json: async () => ({ success: status < 400, body, status, code, messages: [], validation: {} }),
  });
  const refuse = (status: number, code: string, reason: string) => answer({ why: { reason } }, status, code);
  const down = () => refuse(409, 'not-possible', 'company-unreachable');

  function finish(given: string) {
    server.answers.push(given);
    if (!given.includes('code=right')) return refuse(401, 'login-failed', 'company-account');
    server.isIn = true;
    return answer({ session });
  }

  async function send(url: string, { body = '{}' }: { body?: string }) {
    const path = new URL(url, 'http://staff.localhost').pathname.replace('/api/staff', '');
    if (path === '/session') return answer({ session: server.isIn ? session : null, hasCompanyLogIn });
    if (path === '/session/company/prepare')
      return server.isDown ? down() : answer({ address: 'https://login.odeta.example/?state=1' });
    if (path === '/session/company') return finish(JSON.parse(body).answer);
    return server.isIn ? answer({ kinds: [], passkeys: [], totp: null }) : refuse(401, 'log-in-required', '');
  }
  return { server, send };
}

function open(send: unknown, path = '/') {
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', path);
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
  return storefront;
}

const BUTTON = 'Log in with the company account';

test('the button leads to the issuer, whose answer logs in and does not stay in the address', async () => {
  const { server, send } = openServer();
  const storefront = open(send, '/company-log-in?code=right&state=1');

  expect(await screen.findByText('Jana, editor')).toBeVisible();
  expect(server.answers).toEqual(['?code=right&state=1']);
  expect(window.location.pathname + window.location.search).toBe('/');
  const left: string[] = [];
  await createStaffSession(storefront, (address) => left.push(address)).beginCompanyLogIn();
  expect(left).toEqual(['https://login.odeta.example/?state=1']);
});

test('an unknown company account is refused with a message on the log-in page, which offers the other ways', async () => {
  const { server, send } = openServer();
  open(send, '/company-log-in?error=access_denied');

  expect(await screen.findByText('This company account is not known here.')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Personal key')).toBeVisible();
  server.isDown = true;
  fireEvent.click(screen.getByText(BUTTON));
  expect(await screen.findByText(/^The company accounts cannot be reached/)).toBeVisible();
});

test('without an issuer there is no button', async () => {
  open(openServer({ hasCompanyLogIn: false }).send);

  expect(await screen.findByLabelText('Personal key')).toBeVisible();
  expect(screen.queryByText(BUTTON)).toBeNull();
});

test('after the end of a log-in the page stays, and a log-in in another tab counts for it', async () => {
  const { server, send } = openServer({ isIn: true });
  open(send, '/passkeys');
  await screen.findByText('Add a passkey');
  server.isIn = false;
  fireEvent.click(screen.getByText('Add a passkey'));
  const other = await screen.findByText(/^Log in with the company account in another tab/);
  expect(other).toHaveAttribute('target', '_blank');

  server.isIn = true;
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByText('You have been logged out')).toBeNull());
  expect(screen.getByText('Add a passkey')).toBeVisible();
});
