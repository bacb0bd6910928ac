import type { Page } from '@playwright/test';
import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

test('an editor changes a notice, sees what somebody has changed meanwhile, and undoes it', {
  // All browsers change the same shop.
  tag: ['@wide'],
}, async ({ page, watch }) => {
  test.slow();
  watch.expect(/status of (422|409)/);
  const editor = await Employee.add(page, 'editor');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'SK notice 1 text' });
  const save = async (text: string, reason: string) => {
    await field.fill(text);
    await main.getByLabel('Reason').fill(reason);
    await main.getByRole('button', { name: 'Save' }).click();
  };

  await editor.open('/contents');
  await editor.logIn();
  await main.getByRole('combobox', { name: 'What' }).selectOption('notices');
  await main.getByRole('link', { name: /^application/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Notices: application' })).toBeVisible();
  await inspectPage(page, 'staff-editor', { mayMove: true });
  await main.getByRole('button', { name: 'Add to SK notice' }).click();
  await expect(main.getByText('Not translated yet')).toBeVisible();
  await save('', 'Nothing yet');
  await expect(main.getByText('Some fields are not right. Nothing was changed.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await save('Prvý oznam', 'A test');
  await expect(main.getByText('Saved. The shop shows it within five seconds.')).toBeVisible();

  await changeMeanwhile(page, 'Druhý oznam');
  await save('Tretí oznam', 'Mine');
  await expect(main.getByRole('heading', { name: /has changed this meanwhile/ })).toBeVisible();
  await expect(main.getByText('Druhý oznam')).toBeVisible();
  await expect(field).toHaveText('Tretí oznam');
  await inspectPage(page, 'staff-conflict', { mayMove: true });
  await main.getByRole('button', { name: 'Keep mine' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Saved. The shop shows it within five seconds.')).toBeVisible();

  await main
    .getByRole('button', { name: /^Undo change/ })
    .first()
    .click();
  await expect(field).toHaveText('Druhý oznam');

  await page.setViewportSize({ width: 390, height: 844 });
  await inspectPage(page, 'staff-editor-phone', { mayMove: true });
  await main.getByRole('button', { name: 'Remove the last of SK notice' }).click();
  await main.getByLabel('Reason').fill('As before');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('SK notice: 0')).toBeVisible();
});

test('a merchandiser changes a price, and the role that may not has no button', { tag: ['@wide'] }, async ({
  page,
}) => {
  const merchandiser = await Employee.add(page, 'merchandiser');
  const main = page.getByRole('main');
  await merchandiser.open('/contents');
  await merchandiser.logIn();
  await main.getByRole('list').getByRole('link').first().click();
  const price = main.getByLabel('SK price', { exact: true });
  const former = await price.inputValue();
  await price.fill('twelve');
  await main.getByLabel('Reason').fill('A test');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Write a number')).toBeVisible();
  await price.fill('99,90');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Saved. The shop shows it within five seconds.')).toBeVisible();
  await main
    .getByRole('button', { name: /^Undo change/ })
    .first()
    .click();
  await expect(price).toHaveValue(former);
  const address = page.url();
  await page.getByRole('button', { name: 'Log out' }).click();

  const service = await Employee.add(page, 'service');
  await service.logIn();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto(address);
  await expect(main.getByText('Your role may read this and not change it.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await inspectPage(page, 'staff-read-only', { mayMove: true });
});

/** As in another window. */
const changeMeanwhile = (page: Page, html: string) =>
  page.evaluate(async (words) => {
    const read = async (path: string) => (await (await fetch(`/api/staff${path}`)).json()).body;
    const { session } = await read('/session');
    const [{ value, version }] = (await read('/values?kind=notices&country=sk&key=application')).values;
    value.notices[0].html = words;
    await fetch('/api/staff/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': session.csrf },
      body: JSON.stringify({
        reason: 'Meanwhile',
        changes: [{ kind: 'notices', country: 'sk', key: 'application', value, version }],
      }),
    });
  }, html);
