import { expect, type Page } from '@playwright/test';

export const cards = {
  paid: '4444 3333 2222 1111',
  confirm: '4000 0000 0000 3220',
  refused: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  limit: '4000 0000 0000 0069',
};

/** The test bank's page; its controls are found without their texts, so it works in every language. */
export class Bank {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async payBy(card: string) {
    await expect(this.page).toHaveURL(/\/sandbox-pay\//);
    await this.page.locator('#number').fill(card);
    await this.page.locator('#expiry').fill('12/30');
    await this.page.locator('#cvc').fill('123');
    await this.press('pay');
  }

  /** 3-D Secure: the code that the bank has sent. */
  async confirm(code: string) {
    await this.page.locator('#code').fill(code);
    await this.press('confirm');
  }

  async abandon() {
    await expect(this.page).toHaveURL(/\/sandbox-pay\//);
    await this.press('abandon');
  }

  private press(what: string) {
    return this.page.locator(`button[value="${what}"]`).click();
  }
}
