import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Shop } from '../../shop.ts';
import { launchWholeBrowser } from '../../whole-browser.ts';

/** What a browser has stored of a visitor, by Chromium's names of fields. */
const stored = {
  NAME_FIRST: 'Anna',
  NAME_LAST: 'Lis',
  EMAIL_ADDRESS: 'anna.nowa@example.pl',
};

/** Chooses the stored visitor in Chromium's own suggestions below a field. */
async function autofill(page: Page, field: Locator) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('Autofill.enable');
  await field.click();
  const name = await field.getAttribute('name');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `main [name="${name}"]`,
  });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
}

test('Chromium fills the registration with what it has stored, and the form takes it as typed (K8)', {
  tag: ['@once', '@full'],
}, async ({ extraHTTPHeaders }) => {
  // The headless shell has no autofill.
  const browser = await launchWholeBrowser();
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  const shop = new Shop(page);
  await shop.open('pl', '/my-account/register/');
  const field = (name: string) => page.locator(`main [name="${name}"]`);

  await autofill(page, field('firstName'));
  await expect(field('firstName')).toHaveValue('Anna');
  await expect(field('lastName')).toHaveValue('Lis');
  await expect(field('email')).toHaveValue('anna.nowa@example.pl');
  await field('password').press('Enter');

  await expect(field('password')).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['firstName', 'lastName', 'email'])
    await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true');
  await browser.close();
});
