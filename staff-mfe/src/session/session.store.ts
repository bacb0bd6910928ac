import type { Assertion, BodyOf, Endpoint, InputOf } from '@odeta/contracts';
import { CSRF_HEADER } from '@odeta/contracts';
import {
  CODE_REQUIRED,
  endStaffSession,
  logInByCompanyAccount,
  logInByStaffKey,
  logInByStaffPasskey,
  prepareCompanyLogIn,
  prepareStaffLogIn,
  readStaffSession,
  type StaffSession,
} from '@odeta/contracts/staff';
import { ApiError, type SendOptions, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface SessionState {
  /** `ended`: somebody was logged in, and the page keeps what was typed until they are again. */
  status: 'loading' | 'out' | 'in' | 'ended' | 'unreachable';
  session: StaffSession | null;
  /** Whether company accounts log in, too. */
  hasCompanyLogIn: boolean;
}

/** Who works here. All requests of the application go through its `send`. */
export function createStaffSession({ api }: Storefront, go = (address: string) => globalThis.location.assign(address)) {
  const state: SessionState = proxy({ status: 'loading', session: null, hasCompanyLogIn: false });

  /** Answers of the issuer, each of which is valid once. */
  const tried = new Set<string>();

  /** @throws {ApiError} */
  async function send<C extends Endpoint>(
    endpoint: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<BodyOf<C>> {
    const token: Record<string, string> =
      state.session && endpoint.method === 'POST' ? { [CSRF_HEADER]: state.session.csrf } : {};
    try {
      return await api.send(endpoint, input, {
        ...options,
        suppressMessages: true,
        headers: { ...token, ...options.headers },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'log-in-required') ended();
      throw error;
    }
  }

  function ended() {
    if (state.status === 'in') state.status = 'ended';
  }

  function entered(session: StaffSession) {
    Object.assign(state, { session, status: 'in' });
  }

  return {
    state,
    send,
    entered,
    async load() {
      try {
        const { session, hasCompanyLogIn } = await send(readStaffSession, {});
        Object.assign(state, { session, hasCompanyLogIn, status: session ? 'in' : 'out' });
      } catch {
        state.status = 'unreachable';
      }
    },
    /** `code-required`: the key is right, and its employee has an app. @throws {ApiError} */
    async logIn(key: string, code?: string): Promise<'in' | typeof CODE_REQUIRED> {
      try {
        entered((await send(logInByStaffKey, { key, ...(code !== undefined && { code }) })).session);
        return 'in';
      } catch (error) {
        if (isCodeRequired(error)) return CODE_REQUIRED;
        throw error;
      }
    },
    /** The browser shows the passkeys that it has. @throws {ApiError} or what the browser says if the person gives up. */
    async logInByPasskey() {
      const [{ options }, { startAuthentication }] = await Promise.all([send(prepareStaffLogIn, {}), loadWebAuthn()]);
      const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const credential = (await startAuthentication({ optionsJSON })) as unknown as Assertion;
      entered((await send(logInByStaffPasskey, { credential })).session);
    },
    /** @throws {ApiError} */
    async beginCompanyLogIn() {
      go((await send(prepareCompanyLogIn, {})).address);
    },
    /** `answer`: the query with which the issuer has sent the browser back. @throws {ApiError} */
    async logInByCompanyAccount(answer: string) {
      if (tried.has(answer)) return;
      tried.add(answer);
      entered((await send(logInByCompanyAccount, { answer })).session);
    },
    /** Whether somebody has logged in meanwhile, in another tab. */
    async lookAgain() {
      const answer = await send(readStaffSession, {}).catch(() => null);
      if (answer?.session && state.status === 'ended') entered(answer.session);
    },
    /** @throws {ApiError} */
    async logOut() {
      await send(endStaffSession, {});
      Object.assign(state, { session: null, status: 'out' });
    },
  };
}

const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && (error.body.why as { reason?: string } | undefined)?.reason === CODE_REQUIRED;

const loadWebAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
