import { type Assertion, logInByCode, logInByPasskey, requestLogInCode } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createLogInWaysStore } from './log-in-ways.store.ts';
import { PasskeyCancelled } from './passkey.api.ts';

const credential: Assertion = {
  ...{ id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

function open(api: ReturnType<typeof refuses>[], askForKey: () => Promise<Assertion> = async () => credential) {
  const entered: string[] = [];
  const unit = { siteKey: () => null, options: {}, enter: () => entered.push('in') > 0 };
  const storefront = createTestStorefront({ api });
  const proof = { prepare() {}, prove: async () => 'proof' };
  return { entered, storefront, store: createLogInWaysStore(storefront, unit, proof, askForKey) };
}

test('a log-in by key stays busy while the next page loads (K7)', async () => {
  const { entered, store } = open([answers(logInByPasskey, { csrf: 'new' })]);

  await store.logInByKey(true);

  expect(entered).toEqual(['in']);
  expect(store.state).toMatchObject({ isBusy: true, hasKeyFailed: false });
});

test.each<[string, ReturnType<typeof refuses>[], () => Promise<Assertion>]>([
  ['the device cancels', [], () => Promise.reject(new PasskeyCancelled('NotAllowedError'))],
  [
    'the shop refuses',
    [refuses(logInByPasskey, { code: 'passkey-refused', status: 401 })],
    () => Promise.resolve(credential),
  ],
])('a key that %s leads to the offer of a code (K7)', async (_, api, askForKey) => {
  const { entered, store } = open(api, askForKey);

  await store.logInByKey(false);

  expect(entered).toEqual([]);
  expect(store.state).toMatchObject({ isBusy: false, hasKeyFailed: true });
});

test('a cancelled list of keys says nothing (K7)', async () => {
  const { store } = open([], () => Promise.reject(new PasskeyCancelled('AbortError')));

  await store.logInByListedKey();

  expect(store.state).toMatchObject({ isBusy: false, hasKeyFailed: false });
});

test('a list of keys that begins late does not end the dialogue of a pressed button (K7)', async () => {
  const asked: (boolean | undefined)[] = [];
  const storefront = createTestStorefront({ api: [answers(logInByPasskey, { csrf: 'new' })] });
  const unit = { siteKey: () => null, options: {}, enter: () => true };
  const store = createLogInWaysStore(storefront, unit, undefined, async (_, { isOver } = {}) => {
    asked.push(isOver?.());
    return credential;
  });

  await store.logInByKey(false);
  await store.logInByListedKey();

  expect(asked).toEqual([undefined, true]);
});

test('a code is asked for with a bot proof and logs in with the choices of the form (K7)', async () => {
  const { entered, storefront, store } = open([
    answers(requestLogInCode, { hasSms: false }),
    answers(logInByCode, { csrf: 'new' }),
  ]);

  await store.ask('jana@example.sk', true);
  expect(store.state).toMatchObject({ sentTo: 'jana@example.sk', isBusy: false });
  await store.logInByCode('482913');

  expect(storefront.sent.at(-1)?.payload).toEqual({ email: 'jana@example.sk', code: '482913', rememberMe: true });
  expect(entered).toEqual(['in']);
});
