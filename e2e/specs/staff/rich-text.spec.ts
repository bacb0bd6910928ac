import { inspectPage } from '../../inspect-page.ts';
import { Employee, expect, test } from '../../staff.ts';

test.use({ locale: 'en-GB' });

const word = `<!--StartFragment--><h1 class=MsoTitle style="color:red">Hours</h1><p class="MsoNormal" style="margin:0"><b>Open</b>
<a href="javascript:alert(1)">bad</a> <a href="https://odeta.sk/" onclick="alert(1)">shop</a><img src="/x.png"></p><!--EndFragment-->`;

test('an editor writes a text as it will look, with keys and with what was pasted from Word', {
  // All browsers change the same shop.
  tag: ['@wide'],
}, async ({ page }) => {
  test.slow();
  const editor = await Employee.add(page, 'editor');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'SK text', exact: true });
  const tools = main.getByRole('toolbar', { name: 'Formatting: SK text' });
  const html = main.getByRole('button', { name: 'HTML: SK text', exact: true });
  const raw = async () => {
    await html.click();
    const value = await field.inputValue();
    await html.click();
    await expect(tools).toBeVisible();
    return value;
  };
  await editor.open('/contents/help-topic/delivery');
  await editor.logIn();
  await expect(tools).toBeVisible();
  await expect(main.getByRole('button', { name: /^HTML: /, pressed: true })).toHaveCount(0);
  await expect(main.getByText('Nothing has been changed here.')).toBeVisible();
  await inspectPage(page, 'staff-rich-text', { mayMove: true });

  await field.press('ControlOrMeta+a');
  await page.keyboard.type('First ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('bold');
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(html).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(' item');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  expect(await raw()).toBe('<ul><li>First <b>bold item</b></li><li>two</li></ul>');

  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+k');
  const address = main.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await inspectPage(page, 'staff-rich-text-link', { mayMove: true });
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();

  await field.press('ControlOrMeta+a');
  await field.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, word);
  expect(await raw()).toBe('<p>Hours</p><p><b>Open</b> bad <a href="https://odeta.sk/">shop</a></p>');

  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: 'SK on a phone' }).press('Enter'),
  ]);
  const help = beside.getByRole('main');
  await expect(help.getByText('Open', { exact: true }).and(help.locator('b'))).toBeVisible();
  await expect(help.getByRole('link', { name: 'shop', exact: true })).toHaveAttribute('href', 'https://odeta.sk/');
  await field.press('ControlOrMeta+End');
  await page.keyboard.type(' for everybody');
  await main.getByRole('button', { name: 'SK on a phone' }).press('Enter');
  await expect(help.getByText('for everybody')).toBeVisible();
  await expect(field).toContainText('for everybody');
  await beside.close();

  await main.getByLabel('Reason').fill('A test');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Saved. The shop shows it within five seconds.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectPage(page, 'staff-rich-text-phone', { mayMove: true });
  await main
    .getByRole('button', { name: /^Undo change/ })
    .first()
    .click();
  await expect(field).not.toContainText('Hours');
});

test('on a phone an editor writes bold words, a list and a link in a text that fits the screen', {
  // All browsers change the same shop.
  tag: ['@wide'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = await Employee.add(page, 'editor');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'SK text', exact: true });
  const tools = main.getByRole('toolbar', { name: 'Formatting: SK text' });
  await editor.open('/contents/help-topic/delivery');
  await editor.logIn();
  await expect(tools).toBeVisible();

  await field.press('ControlOrMeta+a');
  await tools.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Po');
  await tools.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://odeta.sk/a-long-address-that-has-no-place-to-break-on-a-narrow-screen');
  await tools.getByRole('button', { name: 'Link' }).click();

  await expect(main.getByRole('textbox', { name: 'Address of the link' })).toBeInViewport();
  await expect(field.getByRole('listitem')).toHaveCount(2);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await inspectPage(page, 'staff-rich-text-writing-phone', { mayMove: true });
});
