/** What the shop says in a country, as far as a buyer goes by it, and what a buyer there types. */
export interface CountryTexts {
  women: string;
  /** From there to the jumpers, category by category. */
  wayDown: readonly string[];
  /** A product of the last category's first page. */
  jumper: string;
  color: RegExp;
  size: RegExp;
  addToCart: string;
  toCart: string;
  cart: string;
  order: string;
  selectAll: string;
  select: RegExp;
  remove: RegExp;
  nothingSelected: string;
  emptyCart: string;
  checkout: string;
  courier: RegExp;
  cashOnDelivery: RegExp;
  card: RegExp;
  paid: string;
  terms: RegExp;
  privacy: RegExp;
  placeOrder: string;
  thanks: RegExp;
  currency: RegExp;
  email: RegExp;
  /** Fields of the address by their labels, and what the API calls them. */
  address: readonly (readonly [label: RegExp, value: string, name: string])[];
  /** Fields to choose from. */
  choices?: readonly (readonly [label: RegExp, option: string, name: string])[];
}
