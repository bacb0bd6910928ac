import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './countries.ts';
import type { CountryTexts } from './country-texts.ts';
import type { Country, Shop } from './shop.ts';

/** A visitor who goes from the home page to the checkout by mouse or touch. */
export class Visitor {
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
  protected async choose(radio: Locator) {
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
}
