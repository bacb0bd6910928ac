import { expect, type Locator, type Page } from '@playwright/test';
import { contactNames } from './contact-names.ts';
import { texts } from './countries.ts';
import type { CountryTexts } from './country-texts.ts';
import { addLastPiece, addNthProduct, addProduct, register, saveOrderData, typedValues } from './prepared-order.ts';
import type { Country, Shop } from './shop.ts';
import { ShopClient } from './shop-client.ts';

/** A buyer who performs every step by mouse or touch. */
export class Buyer {
  readonly shop: Shop;
  readonly country: Country;
  readonly texts: CountryTexts;

  constructor(shop: Shop, country: Country) {
    this.shop = shop;
    this.country = country;
    this.texts = texts[country];
  }

  get page(): Page {
    return this.shop.page;
  }

  private get email() {
    return `buyer-${this.country}@example.com`;
  }

  private get client() {
    return new ShopClient(this.page.context(), this.shop, this.country);
  }

  /** The links from the home page through the women's categories to a jumper. */
  wayToJumper(): Locator[] {
    const main = this.page.getByRole('main');
    const { women, wayDown, jumper } = this.texts;
    const categories = [women, ...wayDown].map((name) => main.getByRole('link', { name, exact: true }));
    return [...categories, main.getByRole('link', { name: jumper }).first()];
  }

  async findJumper() {
    const { page, texts } = this;
    await this.shop.open(this.country);
    for (const link of this.wayToJumper()) await link.click();
    await expect(page.getByRole('heading', { level: 1, name: texts.jumper })).toBeVisible();
    await this.shop.whenReady();
  }

  /** Selects another color and the first size that is available at once. */
  async chooseVariant() {
    const { page, texts } = this;
    await this.choose(page.getByRole('group', { name: texts.color }).getByRole('radio').nth(1));
    await this.choose(page.getByRole('group', { name: texts.size }).getByRole('radio').nth(2));
  }

  /** The radio is visually hidden in its label, so the label is pressed, unless it is already checked. */
  private async choose(radio: Locator) {
    if (!(await radio.isChecked())) await radio.locator('xpath=ancestor::label').click();
    await expect(radio).toBeChecked();
  }

  addButton() {
    return this.page.getByRole('button', { name: this.texts.addToCart }).and(this.page.locator(':visible')).first();
  }

  async addToCart() {
    await this.addButton().click();
    await this.page.getByRole('link', { name: this.texts.toCart }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.cart })).toBeVisible();
    await this.shop.whenReady();
  }

  orderLink() {
    return this.page.getByRole('link', { name: this.texts.order }).and(this.page.locator(':visible')).first();
  }

  async goToCheckout() {
    await this.orderLink().click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.checkout })).toBeVisible();
  }

  field(label: RegExp) {
    return this.page.getByRole('textbox', { name: label });
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

  async deliverByCourier() {
    await this.choose(this.page.getByRole('radio', { name: this.texts.courier }));
    await this.seeTotal();
  }

  async payBy(payment: RegExp) {
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
  typeContact = () => this.type(true);

  /** Where the buyer lives, which is asked for a delivery to it. */
  async typeAddress() {
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
