import type { Assertion, BodyOf, Endpoint, InputOf } from '@odeta/contracts';
import { CSRF_HEADER } from '@odeta/contracts';
import {
  CODE_REQUIRED,
  endStaffSession,
  logInByStaffKey,
  logInByStaffPasskey,
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
}

/** Who works here. All requests of the application go through its `send`. */
export function createStaffSession({ api }: Storefront) {
  const state: SessionState = proxy({ status: 'loading', session: null });

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
        const { session } = await send(readStaffSession, {});
        Object.assign(state, { session, status: session ? 'in' : 'out' });
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
    async logOut() {
      await send(endStaffSession, {});
      Object.assign(state, { session: null, status: 'out' });
    },
  };
}

const isCodeRequired = (error: unknown) =>
  error instanceof ApiError && (error.body.why as { reason?: string } | undefined)?.reason === CODE_REQUIRED;

const loadWebAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
