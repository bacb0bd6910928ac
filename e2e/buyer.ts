import { expect } from '@playwright/test';
import { contactNames } from './contact-names.ts';
import { openStep, type StepName } from './open-step.ts';
import { addLastPiece, addNthProduct, addProduct, register, saveOrderData, typedValues } from './prepared-order.ts';
import { ShopClient } from './shop-client.ts';
import { Visitor } from './visitor.ts';

/** A buyer who performs every step by mouse or touch. */
export class Buyer extends Visitor {
  private get email() {
    return `buyer-${this.country}@example.com`;
  }

  private get client() {
    return new ShopClient(this.page.context(), this.shop, this.country);
  }

  /** A cart with one piece of the nth product, created by the API: no page is opened. */
  async haveCart(nth = 0) {
    await addNthProduct(this.client, nth, this.shop.clientAddress);
  }

  /** A cart with one available variant of a product, on the cart page. */
  async openCartWith(slug: string) {
    await addProduct(this.client, slug, this.shop.clientAddress);
    await this.shop.open(this.country, '/cart');
  }

  /** A cart with the last piece of a product, on the cart page. */
  async haveLastPiece(slug: string) {
    await addLastPiece(this.client, slug);
    await this.shop.open(this.country, '/cart');
  }

  /** On the completed checkout page with payment on delivery. `fillIn` types what is saved by the API here. */
  async beReadyToOrder(email = this.email) {
    await this.haveCart();
    await this.openFilledCheckout(email);
  }

  /** The same with the current cart. */
  async openFilledCheckout(email = this.email) {
    await this.saveOrderData(email);
    await this.shop.open(this.country, '/checkout');
    await this.agreeToOrder();
  }

  async saveOrderData(email = this.email) {
    await saveOrderData(this.client, { ...typedValues(this.texts), email });
  }

  /** Checks the consents of an otherwise completed checkout. */
  async agreeToOrder() {
    await expect(this.page.getByRole('radio', { name: this.texts.cashOnDelivery })).toBeChecked();
    await this.agree();
  }

  async register(email: string) {
    await register(this.client, { ...typedValues(this.texts), email });
  }

  /** On phones one step of the checkout is open. */
  openStep(name: StepName) {
    return this.shop.isPhone ? openStep(this.page, name) : undefined;
  }

  async deliverByCourier() {
    await this.openStep('delivery');
    await this.choose(this.page.getByRole('radio', { name: this.texts.courier }));
    await this.seeTotal();
  }

  async payBy(payment: RegExp) {
    await this.openStep('payment');
    await this.choose(this.page.getByRole('radio', { name: payment }));
    await this.seeTotal();
  }

  /**
   * Waits until nothing in the page is busy. While the total is being recalculated a press does not order if it has become more expensive,
   * and a list that is being replaced takes none.
   */
  async seeTotal() {
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Completes the first step; the others open with it. */
  async giveEmail(email = this.email) {
    await this.field(this.texts.email).fill(email);
    await this.page.keyboard.press('Enter');
    await expect(this.field(this.texts.email)).toBeHidden();
  }

  async fillIn() {
    const { texts } = this;
    const [[first] = [/^$/]] = texts.address;
    await expect(this.field(texts.email).or(this.field(first)).first()).toBeVisible();
    if (await this.field(texts.email).isVisible()) await this.giveEmail();
    await this.typeContact();
    await this.deliverByCourier();
    await this.typeAddress();
    await this.payBy(texts.cashOnDelivery);
    await this.agree();
  }

  /** Name and telephone number. */
  async typeContact() {
    await this.openStep('contact');
    await this.type(true);
  }

  /** Where the buyer lives, which is asked for a delivery to it. */
  async typeAddress() {
    await this.openStep('delivery');
    for (const [label, option] of this.texts.choices ?? [])
      await this.page.getByRole('combobox', { name: label }).selectOption({ label: option });
    await this.type(false);
  }

  private async type(isContact: boolean) {
    for (const [label, value, name] of this.texts.address)
      if (contactNames.has(name) === isContact) await this.field(label).fill(value);
    await this.page.keyboard.press('Tab');
  }

  async agree() {
    const { page, texts } = this;
    await this.openStep('payment');
    await page.getByRole('checkbox', { name: texts.terms }).check();
    await page.getByRole('checkbox', { name: texts.privacy }).check();
  }

  async placeOrder() {
    await this.page
      .getByRole('button', { name: this.texts.placeOrder })
      .and(this.page.locator(':visible'))
      .first()
      .click();
  }

  async expectThanks() {
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.thanks })).toBeVisible();
    await expect(this.page).toHaveURL(/\/confirm$/);
    await expect(this.page.getByRole('main')).toContainText(new RegExp(`${this.country.toUpperCase()} \\d{4} \\d{4}`));
  }
}
