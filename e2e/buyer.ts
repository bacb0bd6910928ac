import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './countries.ts';
import type { CountryTexts } from './country-texts.ts';
import type { Country, Shop } from './shop.ts';

/** A person who buys: every step as it is done with the pointer or the finger. */
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

  /** The links from the home page over the women's categories to a jumper. */
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

  /** Chooses another color and the first size that can be had at once. */
  async chooseVariant() {
    const { page, texts } = this;
    await this.choose(page.getByRole('group', { name: texts.color }).getByRole('radio').nth(1));
    await this.choose(page.getByRole('group', { name: texts.size }).getByRole('radio').nth(2));
  }

  /** A radio lies unseen in its label, which is what is pressed. */
  private async choose(radio: Locator) {
    await radio.locator('xpath=ancestor::label').click();
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

  /** A cart with one piece of the nth product, without the way through the shop. */
  async haveCart(nth = 0) {
    await this.shop.open(this.country);
    await this.page.evaluate(addToCart, nth);
  }

  /** A cart with the last piece of a product. */
  async haveLastPiece(slug: string) {
    await this.shop.open(this.country);
    await this.page.evaluate(addToCart, slug);
    await this.shop.open(this.country, '/cart');
  }

  /** At the checkout with everything filled in, paid on delivery. */
  async beReadyToOrder(email?: string) {
    await this.haveCart();
    await this.shop.open(this.country, '/checkout');
    if (email) await this.giveEmail(email);
    await this.fillIn();
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
   * Waits until nothing in the page is busy any more. A press while the total is being worked out orders nothing that has
   * become more expensive, and a list that is being replaced takes none.
   */
  async seeTotal() {
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** The first step; the others open with it. */
  async giveEmail(email = `buyer-${this.country}@example.com`) {
    await this.field(this.texts.email).fill(email);
    await this.page.keyboard.press('Enter');
    await expect(this.field(this.texts.email)).toBeHidden();
  }

  async fillIn() {
    const { page, texts } = this;
    const [[first] = [/^$/]] = texts.address;
    await expect(this.field(texts.email).or(this.field(first)).first()).toBeVisible();
    if (await this.field(texts.email).isVisible()) await this.giveEmail();
    for (const [label, option] of texts.choices ?? []) {
      await page.getByRole('combobox', { name: label }).selectOption({ label: option });
    }
    for (const [label, value] of texts.address) await this.field(label).fill(value);
    await page.keyboard.press('Tab');
    await this.deliverByCourier();
    await this.payBy(texts.cashOnDelivery);
    await this.agree();
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
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.thanks })).toBeVisible({
      timeout: 15_000,
    });
    await expect(this.page).toHaveURL(/\/confirm$/);
    await expect(this.page.getByRole('main')).toContainText(new RegExp(`${this.country.toUpperCase()} \\d{4} \\d{4}`));
  }
}

interface Shelf {
  products: { url: string }[];
}

interface Variant {
  variantId: string;
  availability: number;
  piecesLeft: number | null;
}

/** Runs in the page: one piece of something that can be had now, from the nth product on, or the last one of a product. */
async function addToCart(what: number | string) {
  const read = async (path: string) => (await (await fetch(`/api${path}`)).json()).body;
  const { productShelves } = await read('/catalog/home');
  // Many journeys buy at once: of what there is plenty.
  const isWanted = ({ availability, piecesLeft }: Variant) =>
    availability === 1 && piecesLeft === (typeof what === 'number' ? null : 1);
  const urls =
    typeof what === 'number'
      ? productShelves.flatMap(({ products }: Shelf) => products.map(({ url }) => url)).slice(what)
      : [what];
  const wanted: Variant[] = [];
  for (const url of urls) {
    const { variants } = await read(`/catalog/product/${url.split('/').filter(Boolean).at(-1)}`);
    wanted.push(...variants.filter(isWanted));
    if (wanted.length > 0) break;
  }
  const variant = wanted[Math.floor(Math.random() * wanted.length)];
  if (!variant) throw new Error('Nothing that is wanted can be bought');
  const token = document.querySelector<HTMLElement>('#csrf-token')?.dataset.token ?? '';
  const answer = await fetch('/api/checkout/items/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token, 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ variantId: variant.variantId, quantity: 1 }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
