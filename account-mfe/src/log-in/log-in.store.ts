import { createLogInWaysStore, type FailedLogIn, failedLogInOf, sendLogIn } from '@odeta/account-forms';
import { type BodyOf, type InputOf, PASSWORD_CHANGED, type readCustomer, type register } from '@odeta/contracts';
import { ApiError, type PageLocation, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createFindOrderStore } from '../find-order/find-order.store.ts';
import { returnPathOf } from '../links/return-path.ts';
import { fetchCustomer, sendRegistration } from './log-in.api.ts';

interface LogInState extends Loading, Sending {
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
  failed: FailedLogIn | null;
}

const nobody = { email: '', firstName: '', lastName: '' };

/** The fields of the registration; errors of stored data, such as an old address, are a problem. */
const FIELDS = ['email', 'firstName', 'lastName', 'birthday', 'password', 'privacyAgreement'];

/** Log-in and registration. Afterwards the requested page is loaded as a new document. */
export function createLogInStore(storefront: Storefront, go = (path: string) => globalThis.location.assign(path)) {
  const { api, logger } = storefront;
  const state = proxy<LogInState>({
    ...notLoaded,
    ...notSending,
    guest: nobody,
    rules: null,
    isLoggedIn: false,
    returnPath: '',
    hasLeft: false,
    isPasswordChanged: false,
    failed: null,
  });

  const loadGuest = resource(
    state,
    async () => {
      const { customer, registration: rules = null } = await fetchCustomer(api);
      const { email = '', firstName = '', lastName = '' } = customer ?? nobody;
      return { rules, guest: { email, firstName, lastName }, isLoggedIn: customer?.hasAccount ?? false };
    },
    {
      onFailure(error) {
        // Not required for a log-in.
        state.status = 'ready';
        logger.log('error', 'What is known of the guest', error);
      },
    },
  );

  /** Stays busy while the next page loads. */
  function enter() {
    go(state.returnPath);
    return { isBusy: true };
  }

  return {
    state,

    async load({ query }: PageLocation) {
      const [hasLeft, isPasswordChanged] = [query.has('left'), query.get(PASSWORD_CHANGED) === 'true'];
      Object.assign(state, { returnPath: returnPathOf(query), hasLeft, isPasswordChanged, isBusy: false });
      await loadGuest();
    },

    logIn: mutation(
      state,
      async (email: string, password: string, rememberMe: boolean) => {
        try {
          await sendLogIn(storefront, { email, password, rememberMe }, { suppressMessages: true });
        } catch (error) {
          if (error instanceof ApiError) state.failed = failedLogInOf(storefront, error, email, state.failed);
          throw error;
        }
        return enter();
      },
      { fields: [] },
    ),

    /** Resolves to the server's field errors. */
    register: mutation(
      state,
      async (input: InputOf<typeof register>) => {
        await sendRegistration(api, input);
        return enter();
      },
      { fields: FIELDS },
    ),
  };
}
createLogInStore.storeKey = 'account.log-in';

/** K7. Passkeys and codes, which continue as a log-in by password does. */
export function createWaysStore(storefront: Storefront, go = (path: string) => globalThis.location.assign(path)) {
  const { state } = storefront.storeOf(createLogInStore);
  const orders = storefront.storeOf(createFindOrderStore);
  return createLogInWaysStore(storefront, {
    siteKey: () => orders.state.siteKey,
    options: { suppressMessages: true },
    enter() {
      go(state.returnPath);
      return true;
    },
  });
}
