import { randomUUID } from 'node:crypto';
import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

// All browsers change the same shop.
const once = { tag: ['@wide'] };

test(
  'a promo code waits for a second person, who looks at it in the shop, approves it, and undoes it',
  once,
  async ({ page, watch }) => {
    test.slow();
    watch.expect(/status of 403/);
    const code = `STAFF${randomUUID().slice(0, 8).toUpperCase()}`;
    const merchandiser = await Employee.add(page, 'merchandiser');
    const main = page.getByRole('main');
    await merchandiser.open('/changes');
    await merchandiser.logIn();
    await expect(main.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
    const reason = `Half price for a day, ${code}`;
    const { id } = (await merchandiser.post('/changes', { reason, changes: [codeChange(code)] })).body.changeSet;

    await merchandiser.open('/changes?state=waiting');
    await inspectPage(page, 'staff-changes', { mayMove: true });
    await main.getByRole('link', { name: code }).press('Enter');
    await expect(main.getByText('You have prepared this yourself.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await inspectPage(page, 'staff-change-author', { mayMove: true });
    expect((await merchandiser.post(`/changes/${id}/approve`)).status).toBe(403);
    await page.getByRole('button', { name: 'Log out' }).click();

    const owner = await Employee.add(page, 'owner');
    await owner.logIn();
    await expect(main.getByRole('row', { name: 'percent' })).toContainText('50');
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      main.getByRole('button', { name: 'Preview in SK' }).press('Enter'),
    ]);
    await expect(shop.locator('.odeta-preview')).toBeVisible();
    expect(new URL(shop.url()).host).toMatch(/^sk\./);
    await shop.close();
    await expect(main.getByRole('link', { name: 'Address of the preview in SK' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await inspectPage(page, 'staff-change-phone', { mayMove: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await main.getByRole('button', { name: 'Refuse' }).click();
    await expect(main.getByText('Fill in this field')).toBeVisible();
    await inspectPage(page, 'staff-change-decision', { mayMove: true });
    await main.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(main.getByText(`Approved by ${owner.name}`)).toBeVisible();
    await expect(main.getByRole('status').first()).toBeFocused();
    await main.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(main.getByRole('link', { name: /^Undone by change/ })).toBeVisible();
    await inspectPage(page, 'staff-change-undone', { mayMove: true });
  },
);

test(
  'a draft is prepared in the editor, scheduled in the time of each country, and cancelled',
  once,
  async ({ page, watch }) => {
    test.slow();
    watch.expect(/status of 422/);
    const owner = await Employee.add(page, 'owner');
    const main = page.getByRole('main');
    await owner.open('/contents/delivery-method/courier');
    await owner.logIn();
    const fee = main.getByLabel('SK cost', { exact: true });
    const former = await fee.inputValue();
    await fee.fill('7,77');
    await main.getByLabel('RO cost', { exact: true }).fill('77,70');
    await main.getByLabel('Reason').fill('Dearer couriers');
    await main.getByText('Only prepare it').click();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Prepared. The shop does not show it yet.')).toBeVisible();
    await expect(fee).toHaveValue(former);
    await main.getByRole('status').getByRole('link').press('Enter');
    await expect(main.getByRole('row', { name: 'cost' })).toContainText([/7,77 EUR/, /77,70 RON/]);

    await main.getByLabel('Begins').fill('2020-01-01T00:00');
    await main.getByRole('button', { name: 'Schedule' }).click();
    await expect(main.getByLabel('Begins')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByLabel('Begins')).toHaveValue('2020-01-01T00:00');
    await main.getByLabel('Begins').fill('2099-11-27T00:00');
    await main.getByLabel('Ends').fill('2099-11-26T00:00');
    await main.getByRole('button', { name: 'Schedule' }).click();
    await expect(main.getByText('The end is before the beginning')).toBeVisible();
    await main.getByLabel('Ends').fill('2099-11-28T00:00');
    await main.getByRole('button', { name: 'Schedule' }).click();
    const country = (name: string) => main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
    for (const name of ['SK', 'RO'])
      await expect(country(name)).toContainText('scheduledbegins 27 Nov 2099, 00:00, ends 28 Nov 2099, 00:00');
    await inspectPage(page, 'staff-change-scheduled', { mayMove: true });
    await main.getByRole('button', { name: 'Cancel the change' }).press('Enter');
    await expect(country('SK')).toContainText('cancelled');
    await main.getByRole('link', { name: 'Back to the list' }).click();
    await main.getByRole('link', { name: 'Ended', exact: true }).click();
    await expect(main.getByRole('link', { name: /Dearer couriers/ }).first()).toBeVisible();
  },
);

const codeChange = (key: string) => ({
  ...{ kind: 'discount-code', country: 'sk', key },
  value: { name: 'Half', percent: 50, validFrom: '2026-11-01' },
});
