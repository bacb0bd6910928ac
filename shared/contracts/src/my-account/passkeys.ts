import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';

/** Keys of one account. */
export const MOST_PASSKEYS = 20;
/** Characters of a name that a customer gives a key. */
export const PASSKEY_NAME_LENGTH = 40;

/** A passkey of the customer: a discoverable WebAuthn credential that can verify its user. */
export const PasskeySchema = v.object({
  id: v.string(),
  /** Browser and operating system in which it was made, or what the customer calls it; may be empty. */
  name: v.string(),
  /** In UTC. */
  createdAt: v.string(),
  /** In UTC; `null` if it has not been used. */
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

const PasskeysSchema = v.object({ passkeys: v.array(PasskeySchema) });

/** What `navigator.credentials` is called with (Web Authentication Level 3, 5.4 and 5.5), as JSON. */
const OptionsSchema = v.object({ options: v.record(v.string(), v.unknown()) });

const Base64Url = v.pipe(v.string(), v.maxLength(20_000));
const CredentialSchema = {
  id: v.pipe(v.string(), v.maxLength(2000)),
  rawId: v.pipe(v.string(), v.maxLength(2000)),
  type: v.literal('public-key'),
  clientExtensionResults: v.record(v.string(), v.unknown()),
  authenticatorAttachment: v.optional(v.pipe(v.string(), v.maxLength(100))),
};

/** `RegistrationResponseJSON` of Web Authentication Level 3. */
export const NewCredentialSchema = v.object({
  ...CredentialSchema,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20))),
  }),
});

/** `AuthenticationResponseJSON` of Web Authentication Level 3. */
export const AssertionSchema = v.object({
  ...CredentialSchema,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
});
export type Assertion = v.InferOutput<typeof AssertionSchema>;

/** P8. The latest first. */
export const readPasskeys = endpoint({
  method: 'GET',
  path: '/my-account/passkeys',
  summary: 'P8. The passkeys of the customer',
  body: PasskeysSchema,
  problems: ['log-in-required'],
});

/** P8. The options for making a key. Requires a recent confirmation that it is the customer (`confirmation-required`). */
export const prepareNewPasskey = endpoint({
  method: 'POST',
  path: '/my-account/passkeys/prepare',
  summary: 'P8. What the browser makes a passkey with',
  payload: v.object({}),
  body: OptionsSchema,
  problems: ['log-in-required', 'confirmation-required', 'too-many-passkeys'],
});

/** P8. Stores a key that the browser has made for these options. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/my-account/passkeys/add',
  summary: 'P8. Adds a passkey to the account',
  payload: v.object({ credential: NewCredentialSchema }),
  body: PasskeysSchema,
  problems: ['log-in-required', 'passkey-refused', 'too-many-passkeys'],
});

/** P8. Unknown keys are ignored. */
export const renamePasskey = endpoint({
  method: 'POST',
  path: '/my-account/passkeys/rename',
  summary: 'P8. Gives a passkey a name',
  payload: v.object({ id: v.pipe(v.string(), v.maxLength(20)), name: v.pipe(v.string(), v.maxLength(1000)) }),
  body: PasskeysSchema,
  problems: ['log-in-required'],
});

/** P8. Unknown keys are ignored. The last one requires a recent confirmation that it is the customer. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/my-account/passkeys/remove',
  summary: 'P8. Removes a passkey from the account',
  payload: v.object({ id: v.pipe(v.string(), v.maxLength(20)) }),
  body: PasskeysSchema,
  problems: ['log-in-required', 'confirmation-required'],
});

/** K7. The options for using a key, the same for everybody: the browser shows the keys that it has. */
export const preparePasskey = endpoint({
  method: 'POST',
  path: '/base/passkey/prepare',
  summary: 'K7. What the browser asks for a passkey with',
  payload: v.object({}),
  body: OptionsSchema,
});

/** K7. Logs a customer in by a key. All failures have the same response. The carts of the session and of the account are merged. */
export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/base/passkey/login',
  summary: 'K7. Logs a customer in by a passkey',
  payload: v.object({ credential: AssertionSchema, rememberMe: v.boolean() }),
  body: v.object({ csrf: v.string() }),
  problems: ['passkey-refused'],
});
