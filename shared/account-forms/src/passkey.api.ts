import {
  type Assertion,
  BOT_PROOF_HEADER,
  type InputOf,
  logInByCode,
  logInByPasskey,
  preparePasskey,
  requestLogInCode,
} from '@odeta/contracts';
import type { ApiClient, SendOptions } from '@odeta/storefront';

/** The customer, the browser or the authenticator ended it before the key was used. Not a failure of the shop. */
export class PasskeyCancelled extends Error {
  constructor(cause: unknown) {
    super('The passkey was not used', { cause });
    this.name = 'PasskeyCancelled';
  }
}

/** Browsers have Web Authentication in secure contexts only; the views of most apps have none. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Loaded when a passkey is used, not with the page. */
const loadLibrary = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Whether the browser can list keys at a field. */
export const canListPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await (await loadLibrary()).browserSupportsWebAuthnAutofill());

/**
 * Asks for a key: in a dialogue, or in the list of the field whose `autocomplete` ends with `webauthn`. A later call ends an earlier one; one
 * that `isOver` before the browser is asked does not begin.
 * @throws {PasskeyCancelled} if none was used.
 */
export async function usePasskey(
  api: ApiClient,
  { inList = false, isOver = () => false }: { inList?: boolean; isOver?: () => boolean } = {},
): Promise<Assertion> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    loadLibrary(),
    api.send(preparePasskey, {}, { suppressMessages: true }),
  ]);
  if (isOver()) throw new PasskeyCancelled('no longer wanted');
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill: inList }).catch((error: unknown) => {
    throw new PasskeyCancelled(error);
  });
  return { ...used, clientExtensionResults: { ...used.clientExtensionResults } };
}

/** Nothing is listed at a field any more. */
export async function endPasskeys(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

export const sendPasskey = (api: ApiClient, input: InputOf<typeof logInByPasskey>, options: SendOptions) =>
  api.send(logInByPasskey, input, options);

export const askForCode = (api: ApiClient, input: InputOf<typeof requestLogInCode>, proof: string) =>
  api.send(requestLogInCode, input, { suppressMessages: true, headers: { [BOT_PROOF_HEADER]: proof } });

export const sendCode = (api: ApiClient, input: InputOf<typeof logInByCode>, options: SendOptions) =>
  api.send(logInByCode, input, options);
