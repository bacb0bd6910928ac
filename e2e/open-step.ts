import { expect, type Page } from '@playwright/test';

/** Numbers in the ids of the titles. */
const steps = { contact: 2, delivery: 3, payment: 4 } as const;

export type StepName = keyof typeof steps;

/** On a phone: a done step of the checkout is opened again, and a later one is reached by the button of the bar. */
export async function openStep(page: Page, name: StepName) {
  const step = page.locator('section').filter({ has: page.locator(`#step-${steps[name]}`) });
  const content = step.locator(':scope > div + div');
  await expect(async () => {
    if (await content.isVisible()) return;
    const isFolded = (await content.count()) > 0;
    await (isFolded ? step.getByRole('button') : barButton(page)).first().click();
    await expect(content).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** On a phone: opens the next step, and at last orders. */
export const barButton = (page: Page) => page.locator('[data-bottom-bar] button');
