import type { Page } from '@playwright/test';

/** Performs the next steps of an order in the demonstration warehouse; `origin` is that of the order's shop. */
export async function pressAtWarehouse(page: Page, origin: string, number: string, steps: readonly string[]) {
  await page.goto(new URL(`/sandbox-warehouse/?number=${encodeURIComponent(number)}`, origin).href);
  for (const step of steps) await page.getByRole('button', { name: step, exact: true }).click();
}

export const SEND = ['Accept', 'Pack', 'Send P-1'];
