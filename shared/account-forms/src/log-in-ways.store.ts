import { LOG_IN_CODE_AGAIN_SECONDS } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/device/bot-proof';
import type { SendOptions, Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { nowOf } from '@odeta/storefront/clock';
import { proxy } from '@odeta/storefront/state';
import { askForCode, PasskeyCancelled, sendCode, sendPasskey, usePasskey } from './passkey.api.ts';

interface LogInWaysState extends Sending {
  /** The e-mail for which a code was asked; `null`: none was. */
  sentTo: string | null;
  rememberMe: boolean;
  /** How the last code was sent. */
  by: 'email' | 'sms';
  /** Whether the shop can send it by SMS. */
  hasSms: boolean;
  /** When another code may be asked for, in milliseconds since 1970 by the server's time. */
  againAt: number;
  /** The device did not use a key, or the shop did not accept it. */
  hasKeyFailed: boolean;
}

/** What a unit does itself. */
interface Unit {
  siteKey: () => string | null;
  options: SendOptions;
  /** After the log-in; stays busy if it resolves to `true`, while another page loads. */
  enter: () => Promise<boolean> | boolean;
}

/** K7. Logging in by a passkey, or by a code that is sent by e-mail. */
export function createLogInWaysStore(
  storefront: Storefront,
  { siteKey, options, enter }: Unit,
  botProof?: BotProof,
  askForKey: typeof usePasskey = usePasskey,
) {
  const { api } = storefront;
  const state = proxy<LogInWaysState>({
    ...notSending,
    sentTo: null,
    rememberMe: false,
    by: 'email',
    hasSms: false,
    againAt: 0,
    hasKeyFailed: false,
  });
  // Created on first use, because it only works in browsers.
  const proof = () => (botProof ??= createBotProof(storefront, { siteKey, action: 'log_in_code' }));

  // The list, which begins late, must not end the dialogue of a pressed button.
  let isPressed = false;

  const entered = async () => ({ isBusy: await enter() });

  const ask = mutation(state, async (email: string, rememberMe: boolean, by: 'email' | 'sms' = 'email') => {
    state.hasKeyFailed = false;
    const { hasSms } = await askForCode(api, { email, by }, await proof().prove());
    return { sentTo: email, rememberMe, by, hasSms, againAt: nowOf(storefront) + LOG_IN_CODE_AGAIN_SECONDS * 1000 };
  });

  const logIn = mutation(state, async (rememberMe: boolean) => {
    state.hasKeyFailed = false;
    const credential = await askForKey(api);
    await sendPasskey(api, { credential, rememberMe }, options);
    return entered();
  });

  return {
    state,

    /** Resolves to the server's field errors. */
    ask,

    /** Returns to the form of the password, which keeps its input. */
    leaveCode: () => void Object.assign(state, { sentTo: null, problem: null }),

    /** Asks for a key in the browser's dialogue. */
    async logInByKey(rememberMe: boolean) {
      isPressed = true;
      try {
        await logIn(rememberMe);
        state.hasKeyFailed = state.problem !== null;
      } catch (error) {
        if (!(error instanceof PasskeyCancelled)) throw error;
        state.hasKeyFailed = true;
      }
    },

    /** Waits until the customer chooses a key in the list; a cancelled list says nothing. */
    async logInByListedKey() {
      try {
        const credential = await askForKey(api, { inList: true, isOver: () => isPressed });
        Object.assign(state, { isBusy: true, problem: null });
        await sendPasskey(api, { credential, rememberMe: false }, options);
        state.isBusy = await enter();
      } catch (error) {
        const isOver = error instanceof PasskeyCancelled || !state.isBusy;
        Object.assign(state, { isBusy: false, hasKeyFailed: !isOver });
      }
    },

    /** Resolves to the server's field errors. */
    logInByCode: mutation(state, async (code: string) => {
      await sendCode(api, { email: state.sentTo ?? '', code, rememberMe: state.rememberMe }, options);
      return entered();
    }),
  };
}
export type LogInWaysStore = ReturnType<typeof createLogInWaysStore>;
