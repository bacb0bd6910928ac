import { canUsePasskeys } from '@odeta/account-forms';
import type { addPasskey, InputOf, Passkey } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchNewKeyOptions, fetchPasskeys, sendNewKey, sendRemoval } from './passkeys.api.ts';

/** What waits until the customer has shown that it is them: the id of a key that is removed, or a new key. */
type Waiting = { remove: string } | 'add';

interface PasskeysState extends Loading, Sending {
  passkeys: Passkey[];
  waiting: Waiting | null;
  isAdded: boolean;
  /** The device has not made a key, for example because the customer has cancelled it. */
  hasFailed: boolean;
}

type Credential = InputOf<typeof addPasskey>['credential'];

/** P8. The passkeys of the customer. */
export function createPasskeysStore({ api, logger, storeOf }: Storefront, make = makeKey) {
  const state = proxy<PasskeysState>({
    ...notLoaded,
    ...notSending,
    passkeys: [],
    waiting: null,
    isAdded: false,
    hasFailed: false,
  });
  const { hasEnded } = storeOf(createAccountStore);

  const isHandled = (waiting: Waiting) => (error: unknown) => {
    if (error instanceof ApiError && error.code === 'confirmation-required') state.waiting = waiting;
    return state.waiting !== null || hasEnded(error);
  };

  async function sendAddition() {
    Object.assign(state, { waiting: null, isAdded: false, hasFailed: false });
    const { options } = await fetchNewKeyOptions(api);
    const credential = await make(options).catch(() => null);
    if (!credential) return { hasFailed: true };
    return { ...(await sendNewKey(api, { credential })), isAdded: true };
  }

  const add = mutation(state, sendAddition, { isHandled: isHandled('add') });

  async function remove(id: string) {
    Object.assign(state, { waiting: null, isAdded: false, hasFailed: false });
    await mutation(state, () => sendRemoval(api, id), { isHandled: isHandled({ remove: id }) })();
  }

  return {
    state,
    canAdd: canUsePasskeys,

    /** A failure hides this part of the page only. */
    load: resource(state, () => fetchPasskeys(api), {
      onFailure: (error) => hasEnded(error) || logger.log('error', error.endpoint, error),
    }),

    add,
    remove,

    /** After the confirmation. */
    async resume() {
      const { waiting } = state;
      if (waiting === 'add') await add();
      else if (waiting) await remove(waiting.remove);
    },

    cancel: () => void Object.assign(state, { waiting: null }),
  };
}
createPasskeysStore.storeKey = 'account.passkeys';

async function makeKey(options: Record<string, unknown>): Promise<Credential> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: { ...clientExtensionResults },
    response: { clientDataJSON, attestationObject, ...(transports && { transports: [...transports] }) },
  };
}
