import type { SmsLogIn } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { askForNumber, fetchSmsLogIn, sendNumberCode, sendRemoval } from './sms-log-in.api.ts';

interface SmsLogInState extends Loading, Sending, SmsLogIn {
  /** `confirming`: the customer has to show that it is them; `sent`: the code is on its way to the number. */
  step: 'idle' | 'confirming' | 'sent';
}

/** P8. The number to which codes for logging in are sent. */
export function createSmsLogInStore({ api, logger, storeOf }: Storefront) {
  const state = proxy<SmsLogInState>({
    ...notLoaded,
    ...notSending,
    isOffered: false,
    number: null,
    ownNumber: null,
    step: 'idle',
  });
  const { hasEnded } = storeOf(createAccountStore);

  function isHandled(error: unknown) {
    if (error instanceof ApiError && error.code === 'confirmation-required') state.step = 'confirming';
    return state.step === 'confirming' || hasEnded(error);
  }

  async function send(): Promise<Partial<SmsLogInState>> {
    state.step = 'idle';
    await askForNumber(api);
    return { step: 'sent' };
  }

  return {
    state,

    /** A failure hides this part of the page only. */
    load: resource(state, () => fetchSmsLogIn(api), {
      onFailure: (error) => hasEnded(error) || logger.log('warning', error.endpoint, error),
    }),

    /** Also after the confirmation. */
    ask: mutation(state, send, { isHandled }),

    /** Resolves to the server's field errors. */
    confirm: mutation(
      state,
      async (code: string): Promise<Partial<SmsLogInState>> => ({ ...(await sendNumberCode(api, code)), step: 'idle' }),
      { isHandled: hasEnded },
    ),

    remove: mutation(state, () => sendRemoval(api), { isHandled: hasEnded }),

    cancel: () => void Object.assign(state, { step: 'idle', problem: null }),
  };
}
createSmsLogInStore.storeKey = 'account.sms-log-in';
