import { type BodyOf, type InputOf, PASSWORD_CHANGED, type readCustomer, type register } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { type FailedLogIn, failedLogInOf, refusedFieldsOf, sendLogIn } from '@odeta/purchase/account';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { returnPathOf } from '../links/return-path.ts';
import { fetchCustomer, sendRegistration } from './log-in.api.ts';

interface LogInState {
  status: 'idle' | 'ready';
  /** Known data of the guest, for prefilling. */
  guest: { email: string; firstName: string; lastName: string };
  /** The server's rules for a registration. */
  rules: BodyOf<typeof readCustomer>['registration'] | null;
  isLoggedIn: boolean;
  /** The page after the log-in. */
  returnPath: string;
  /** Whether the customer has just logged out. */
  hasLeft: boolean;
  /** Whether a new password was just set. */
  isPasswordChanged: boolean;
  isBusy: boolean;
  problem: Problem | null;
  failed: FailedLogIn | null;
}

const nobody = { email: '', firstName: '', lastName: '' };

/** Log-in and registration. Afterwards the requested page is loaded as a new document. */
export function createLogInStore(storefront: Storefront, go = (path: string) => globalThis.location.assign(path)) {
  const { api, logger } = storefront;
  const state = proxy<LogInState>({
    ...{
      status: 'idle',
      guest: nobody,
      rules: null,
      isLoggedIn: false,
      returnPath: '',
      hasLeft: false,
      isPasswordChanged: false,
    },
    ...{ isBusy: false, problem: null, failed: null },
  });

  /** Sends the request and navigates on success. Returns the error otherwise. */
  async function enter(send: () => Promise<unknown>): Promise<ApiError | null> {
    Object.assign(state, { isBusy: true, problem: null });
    try {
      await send();
      // Stays busy while the next page loads.
      go(state.returnPath);
      return null;
    } catch (error) {
      Object.assign(state, { isBusy: false, problem: problemOf(error) });
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  return {
    state,

    async load({ query }: PageLocation) {
      const [hasLeft, isPasswordChanged] = [query.has('left'), query.get(PASSWORD_CHANGED) === 'true'];
      Object.assign(state, { returnPath: returnPathOf(query), hasLeft, isPasswordChanged, isBusy: false });
      try {
        const { customer, registration: rules = null } = await fetchCustomer(api);
        const { email = '', firstName = '', lastName = '' } = customer ?? nobody;
        Object.assign(state, {
          rules,
          guest: { email, firstName, lastName },
          isLoggedIn: customer?.hasAccount ?? false,
        });
      } catch (error) {
        // Not required for a log-in.
        logger.log('error', 'What is known of the guest', error);
      }
      state.status = 'ready';
    },

    async logIn(email: string, password: string, rememberMe: boolean) {
      const refused = await enter(() =>
        sendLogIn(storefront, { email, password, rememberMe }, { suppressMessages: true }),
      );
      if (refused) state.failed = failedLogInOf(storefront, refused, email, state.failed);
    },

    /** Resolves to the server's errors of the fields that were sent; those of stored data, such as an old address, are a problem. */
    async register(input: InputOf<typeof register>): Promise<Record<string, string>> {
      const refused = await enter(() => sendRegistration(api, input));
      const wrong = Object.entries(refused ? refusedFieldsOf(refused) : {});
      const elsewhere = wrong.filter(([name]) => !(name in input)).map(([, message]) => message);
      if (wrong.length > 0) state.problem = elsewhere.length > 0 ? { key: null, text: elsewhere.join(' ') } : null;
      return Object.fromEntries(wrong.filter(([name]) => name in input));
    },
  };
}
createLogInStore.storeKey = 'account.log-in';
