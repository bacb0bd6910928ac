import process from 'node:process';
import type { Page } from '@playwright/test';
import { createAxe } from '../../create-axe.ts';
import { expect, test } from '../../fixtures.ts';
import type { Country } from '../../shop.ts';

const countries: Country[] = ['pl', 'sk', 'hu', 'ro', 'ua'];

async function openGallery(page: Page, country: Country, scheme = 'light') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${process.env.GALLERY_PORT}/?country=${country}&scheme=${scheme}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

async function expectNoFindings(page: Page, part = 'body') {
  const { violations } = await createAxe(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`)).toEqual([]);
}

test.beforeEach(({ watch }) => {
  // One picture is missing on purpose.
  watch.expect(/404.*missing\/front/);
});

for (const country of countries) {
  test(`every component is accessible and fits into the viewport, in the language of ${country}`, {
    tag: country === 'sk' ? [] : [country === 'hu' ? '@once' : '@full'],
  }, async ({ page, isMobile }) => {
    await openGallery(page, country);

    // Roles, names and contrasts are the same in every language and on a phone; only the lengths of texts differ.
    if (country === 'sk' && !isMobile) await expectNoFindings(page);
    await expect(page.getByRole('link', { name: 'E-mails' })).toHaveAttribute('href', `emails/${country}.html`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`every dialog opens inside the viewport, closes and returns the focus, in the language of ${country}`, {
    tag: country === 'sk' ? [] : ['@full'],
  }, async ({ page, isMobile }) => {
    await openGallery(page, country);
    const openers = page.locator('button[aria-haspopup="dialog"]');
    const dialog = page.getByRole('dialog');
    expect(await openers.count()).toBeGreaterThan(0);

    for (const opener of await openers.all()) {
      await opener.click();
      await expect(dialog).toBeInViewport({ ratio: 1 });
      if (country === 'sk' && !isMobile) await expectNoFindings(page, 'dialog[open]');
      await dialog.getByRole('button').last().click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}

test('components have no accessibility violations in a dark colour scheme', { tag: '@once' }, async ({ page }) => {
  await openGallery(page, 'sk', 'dark');
  await expectNoFindings(page);
});

test('a dialog prevents the page from scrolling until it is closed by Escape or by a click outside', {
  tag: '@once',
}, async ({ page }) => {
  await openGallery(page, 'sk');
  const opener = page.getByRole('region', { name: 'Sheet' }).getByRole('button').last();
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

  await opener.click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a carousel is moved by keyboard and by its buttons, and announces its position', { tag: '@once' }, async ({
  page,
}) => {
  await openGallery(page, 'sk');
  const carousel = page.getByRole('region', { name: 'Carousel' }).getByRole('figure').first();
  const track = carousel.getByRole('list', { name: 'Hodí sa k tomu' });
  await expect(carousel.getByRole('button', { name: 'Predchádzajúce výrobky' })).toBeDisabled();

  await carousel.getByRole('button', { name: 'Ďalšie výrobky' }).click();
  await expect(carousel.getByRole('status')).not.toBeEmpty();
  await expect(carousel.getByRole('button', { name: 'Predchádzajúce výrobky' })).toBeEnabled();

  await track.focus();
  await page.keyboard.press('End');
  await expect(carousel.getByRole('status')).toHaveText(/až 8 z\s8$/);
  await expect(carousel.getByRole('button', { name: 'Ďalšie výrobky' })).toBeDisabled();
  await expect(track.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 });
});

test('the slides of a carousel can be dragged with a mouse without opening a link', { tag: '@once' }, async ({
  page,
}) => {
  await openGallery(page, 'sk');
  const carousel = page.getByRole('region', { name: 'Carousel' }).getByRole('figure').first();
  const track = carousel.getByRole('list', { name: 'Hodí sa k tomu' });
  const [first, third] = [0, 2].map((index) => track.getByRole('listitem').nth(index));
  await first?.hover();
  await expect(carousel.locator('[data-swiper]')).toBeVisible();
  const [from, to] = [await third?.boundingBox(), await first?.boundingBox()];
  if (!from || !to) throw new Error('The slides are not there');
  const address = page.url();

  await page.mouse.move(from.x + 20, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 60, { steps: 8 });
  await page.mouse.up();

  await expect(carousel.getByRole('status')).toHaveText(/^.*3 až/);
  await expect(first ?? track).not.toBeInViewport();
  expect(page.url()).toBe(address);
});

test('a tooltip appears on focus, stays inside the viewport and closes on Escape', { tag: '@once' }, async ({
  page,
}) => {
  await openGallery(page, 'hu');

  await page.getByRole('region', { name: 'Tooltip' }).getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('every control has a touch target of 44 px', { tag: '@narrow' }, async ({ page }) => {
  await openGallery(page, 'hu');

  const missed = await page.evaluate(() => {
    const REACH = 21;
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, a, summary, select, input)')];
    const isMet = (control: HTMLElement) => {
      control.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const places = [-REACH, REACH].map((way) => [left + width / 2, top + height / 2 + way] as const);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return places.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return [control, ...labels].some((part) => part.contains(hit));
      });
    };
    // A link within a sentence has the height of its line (WCAG 2.5.8).
    return controls
      .filter((control) => !control.closest('p') && !control.matches(':disabled'))
      .filter((control) => !isMet(control))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

  expect(missed).toEqual([]);
});

test('selected tabs and options are outlined in forced colours, without accessibility violations', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page, 'ro');

  await expectNoFindings(page);
  const outlined = page.locator('[role=tab][aria-selected=true], label:has(:checked):has([type=radio])');
  for (const chosen of await outlined.all()) {
    const marks = await chosen.evaluate((element) => {
      const { outlineStyle, borderBottomStyle } = getComputedStyle(element);
      return [outlineStyle, borderBottomStyle];
    });
    expect(marks).toContain('solid');
  }
});
