import { expect, type Page } from '@playwright/test';
import { type AccountTexts, accountTexts } from './account-texts.ts';
import type { Buyer } from './buyer.ts';
import { mailOf } from './read-mail.ts';
import type { Shop } from './shop.ts';

/** A customer with an account, who uses the account pages by mouse or touch. */
export class Customer {
  readonly buyer: Buyer;
  readonly email: string;
  readonly texts: AccountTexts;

  constructor(buyer: Buyer, email: string) {
    this.buyer = buyer;
    this.email = email;
    this.texts = accountTexts[buyer.country];
  }

  private get shop(): Shop {
    return this.buyer.shop;
  }

  private get page(): Page {
    return this.shop.page;
  }

  private get main() {
    return this.page.getByRole('main');
  }

  async register() {
    const { buyer, main, texts } = this;
    await this.shop.open(buyer.country, '/my-account/register');
    for (const [label, value, name] of buyer.texts.address)
      if (name === 'firstName' || name === 'lastName') await main.getByRole('textbox', { name: label }).fill(value);
    await main.getByRole('textbox', { name: buyer.texts.email }).fill(this.email);
    await main.getByRole('textbox', { name: texts.birthday }).fill('24/03/1990');
    await main.getByLabel(texts.password, { exact: true }).fill('Odeta-2026');
    await main.getByRole('checkbox', { name: texts.privacy }).check();
    await main.getByRole('button', { name: texts.register }).click();
    await expect(this.page).toHaveURL(/\/my-account\/?$/);
  }

  async confirmEmail() {
    const sent = await mailOf(this.email, 'email-confirmation');
    await this.page.goto(/http\S+confirm-email\?\S+/.exec(sent)?.[0] ?? 'no link');
    await expect(this.page.getByRole('heading', { name: this.texts.emailConfirmed })).toBeVisible();
  }

  /** Resets a forgotten password and logs in with the new one. */
  async resetPassword() {
    const { buyer, main, page, texts } = this;
    const password = 'Nove-Heslo-77';
    await this.shop.open(buyer.country, '/my-account/password');
    await main.getByRole('textbox', { name: buyer.texts.email }).fill(this.email);
    await main.getByRole('button', { name: texts.sendLink }).click();
    const sent = await mailOf(this.email, 'password-reset');
    await page.goto(/http\S+password-reset=\S+/.exec(sent)?.[0] ?? 'no link');
    await this.shop.whenReady();
    await main.getByLabel(texts.newPassword, { exact: true }).fill(password);
    await main.getByRole('button', { name: texts.savePassword }).click();
    await expect(page).toHaveURL(/\/my-account\/log-in/);
    await this.shop.whenReady();
    await main.getByRole('textbox', { name: buyer.texts.email }).first().fill(this.email);
    await main.getByLabel(texts.password, { exact: true }).fill(password);
    await main.getByRole('button', { name: texts.logIn, exact: true }).click();
    await expect(page).toHaveURL(/\/my-account\/?$/);
  }

  async openOrder(number: string) {
    await this.shop.open(this.buyer.country, '/my-account/orders');
    await this.main.getByRole('link', { name: number, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(number);
  }

  /** Returns an item of the shown order for a refund to a bank account. Returns number and sum. */
  async returnFirst() {
    const { main, page, texts } = this;
    await main.getByRole('link', { name: texts.returnLine }).first().click();
    await page.waitForURL(/\/return/);
    await this.shop.whenReady();
    await main.getByRole('radio', { name: texts.returnGoods }).check();
    await main.getByRole('combobox', { name: texts.reason }).selectOption({ index: 1 });
    await main.getByRole('radio', { name: texts.toBankAccount }).check();
    await main.getByLabel('IBAN').fill(texts.iban);
    await main.getByRole('group', { name: texts.ways }).getByRole('radio').first().check();
    const sum = main.locator('dl > div').filter({ hasText: texts.refund }).getByRole('definition');
    await expect(sum).toHaveText(this.buyer.texts.currency);
    const refund = (await sum.textContent()) ?? 'no sum';
    await main.getByRole('button', { name: texts.sendReturn }).click();
    const title = page.getByRole('heading', { level: 1, name: /V \d{4} \d{4}/ });
    await expect(title).toBeVisible();
    const number =
      /V \d{4} \d{4}/.exec(((await title.textContent()) ?? '').replaceAll('\u00a0', ' '))?.[0] ?? 'no number';
    return { number, refund, url: page.url() };
  }

  async reviewLast() {
    const { main, texts } = this;
    const words = `${texts.fits}, ${this.email}`;
    await main.getByRole('link', { name: texts.writeReview }).last().click();
    await this.page.waitForURL(/\/reviews\/write/);
    await this.shop.whenReady();
    // The radios are hidden by their graphics.
    await main.getByRole('radio', { name: texts.fiveStars, exact: true }).check({ force: true });
    const fits = main.getByRole('radio', { name: texts.fits, exact: true });
    if (await fits.isVisible()) await fits.check({ force: true });
    await main.getByLabel(texts.opinion).fill(words);
    await main.getByRole('button', { name: texts.sendReview }).click();
    await expect(main.getByRole('status').filter({ hasText: texts.reviewSent })).toBeVisible();
    await this.shop.open(this.buyer.country, '/my-account/reviews');
    await expect(main.getByRole('listitem').filter({ hasText: words })).toContainText(texts.reviewWaits);
  }

  /** Adds a product to the wishlist, and returns the link that shares it. */
  async shareWishlist(product: string) {
    const { main, page, texts } = this;
    await this.shop.open(this.buyer.country, product);
    const saved = page.waitForResponse(/\/api\/wishlist\/add$/);
    await main.getByRole('button', { name: texts.heart }).first().click();
    await saved;
    await this.shop.open(this.buyer.country, '/wishlist/');
    await page.getByRole('button', { name: texts.shareList }).click();
    const link = page.getByRole('textbox', { name: texts.listLink });
    await expect(link).toHaveValue(/\/wishlist\/shared\//);
    return link.inputValue();
  }

  /** The link is in the top links, which phones do not have. */
  async logOut() {
    await this.shop.open(this.buyer.country, '/my-account/');
    const place = this.shop.isPhone ? this.main : this.page.getByRole('banner');
    await place.getByRole('button', { name: this.texts.logOut }).click();
    await expect(this.page.getByText(this.texts.loggedOut)).toBeVisible();
  }
}
