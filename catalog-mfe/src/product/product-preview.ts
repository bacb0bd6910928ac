import { type LinkPreview, type Product, paidPrice } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { chooseColor, onlySize } from './buying/choice.ts';
import { shownPrice } from './buying/prices.ts';

/** The preview of a link to a product has the colour that was selected when the link was shared. */
export function productPreview(
  product: Product,
  { format, i18n, session }: Pick<Storefront, 'format' | 'i18n' | 'session'>,
  requestedColor: string | null,
): LinkPreview | undefined {
  const code = chooseColor(product, requestedColor);
  const [picture] = product.colors.find((color) => color.code === code)?.pictures ?? [];
  const shown = shownPrice(product, code, onlySize(product));
  if (!picture) return undefined;
  if (!shown) return { picture };
  const amount = paidPrice(shown);
  const price = format.price(amount);
  const text = shown.from ? i18n.t('ui.price.from', { ns: 'shell', price }) : price;
  return { picture, price: { amount, currency: session.country.currency, text } };
}
