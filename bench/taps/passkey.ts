import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserPage } from '../browser-page.ts';

const options = {
  ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
  ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
};

/** Adds a passkey of the customer who is logged in, kept by a virtual device that confirms by itself, and leaves the account. */
export async function addPasskey(page: BrowserPage, address: string, button: string): Promise<void> {
  await page.send('WebAuthn.enable');
  await page.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.open(`${address}/my-account/settings`);
  await page.evaluate(`(${press})(${JSON.stringify(button)})`);
  while (!(await page.evaluate(`document.querySelector('[aria-labelledby="passkeys-title"] li') !== null`)))
    await pause(200);
  await page.send('Network.clearBrowserCookies');
}

/** Runs in the page. */
function press(text: string) {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
}
