import type { Country, LinkPreview, Product } from '@odeta/contracts';
import { chooseColor, onlySize } from './buying/choice.ts';
import { shownPrice } from './buying/prices.ts';

/** A link to a product shows the colour that its sender looked at. */
export function productPreview(
  product: Product,
  { currency }: Country,
  requestedColor: string | null,
): LinkPreview | undefined {
  const code = chooseColor(product, requestedColor);
  const [picture] = product.colors.find((color) => color.code === code)?.pictures ?? [];
  const shown = shownPrice(product, code, onlySize(product));
  if (!picture) return undefined;
  return { picture, ...(shown && { price: { amount: shown.pricePromo ?? shown.price, currency } }) };
}
