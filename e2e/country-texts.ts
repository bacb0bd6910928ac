/** The texts of a country's shop that the tests use, and a buyer's data. */
export interface CountryTexts {
  women: string;
  /** The subcategories from there to the jumpers. */
  wayDown: readonly string[];
  /** A product on the first page of the last category. */
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
  /** Address fields: label, value, and name in the API. */
  address: readonly (readonly [label: RegExp, value: string, name: string])[];
  /** Fields with options to choose from. */
  choices?: readonly (readonly [label: RegExp, option: string, name: string])[];
}
