/** @jest-environment @odeta/build/dom-environment */
import { readBotChallenge } from '@odeta/contracts';
import { createTestStorefront, waitFor } from '@odeta/storefront/testing';
import { createBotProof } from './bot-proof.ts';
import { askRecaptcha } from './recaptcha.ts';

const execute = jest.fn(async () => 'token');
const google = { ready: (work: () => void) => work(), execute };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="recaptcha"]')];

/** Simulates that the browser loaded, or failed to load, the latest script. */
async function finishScript(event: 'load' | 'error') {
  await waitFor(() => expect(scripts()).not.toHaveLength(0));
  if (event === 'load') Object.assign(globalThis, { grecaptcha: google });
  const script = scripts().at(-1);
  script?.dispatchEvent(new Event(event));
  script?.remove();
}

function botProofOf(siteKey: string | null) {
  const storefront = createTestStorefront();
  return { storefront, proof: createBotProof(storefront, { siteKey: () => siteKey, action: 'order' }) };
}

/** Sets the answer of the media query for narrow screens. */
const onScreen = (isNarrow: boolean) => Object.assign(globalThis, { matchMedia: () => ({ matches: isNarrow }) });

beforeEach(() => {
  execute.mockClear();
  onScreen(false);
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(globalThis, 'grecaptcha');
});

test('the script with the site key is loaded once, on the first check, and returns a token (M9)', async () => {
  const first = askRecaptcha('my key', { action: 'order' });
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=my%20key']);
  await finishScript('load');

  expect([await first, await askRecaptcha('my key', { action: 'order' })]).toEqual(['token', 'token']);
  expect(scripts()).toHaveLength(0);
  expect(execute).toHaveBeenCalledWith('my key', { action: 'order' });
});

test.each([
  ['on the mobile web', true, {}, '200px'],
  ['in the app', true, { isApp: true }, '14px'],
  ['on a wide screen', false, {}, '14px'],
])(
  '%s the reCAPTCHA badge leaves room for floating elements (narrow: %s, client: %o, bottom: %s) (B12)',
  async (_, isNarrow, client, bottom) => {
    document.body.innerHTML = '<div class="grecaptcha-badge" style="bottom: 14px"></div>';
    Object.assign(globalThis, { grecaptcha: google });
    onScreen(isNarrow);

    await askRecaptcha('key', { ...client, action: 'order' });

    expect(document.querySelector<HTMLElement>('.grecaptcha-badge')?.style.bottom).toBe(bottom);
  },
);

test('the check fails if the script does not load or does not start', async () => {
  const unreachable = askRecaptcha('key', { action: 'order' });
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await expect(unreachable).rejects.toThrow('not loaded');

  const empty = askRecaptcha('key', { action: 'order' });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await expect(empty).rejects.toThrow('did not start');
});

test('with a site key reCAPTCHA is used instead of the shop’s own challenge (M9)', async () => {
  const { storefront, proof } = botProofOf('key');

  const token = proof.prove();
  await finishScript('load');

  expect(await token).toBe('token');
  expect(storefront.sent.filter(({ path }) => path === readBotChallenge.path)).toEqual([]);
});

test('a check whose script fails to load twice is rejected with the error code bot-protection (M9)', async () => {
  const { proof } = botProofOf('key');

  const token = proof.prove();
  const rejection = expect(token).rejects.toMatchObject({ code: 'bot-protection' });
  await finishScript('error');
  await finishScript('error');

  await rejection;
});
