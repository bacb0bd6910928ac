import type { AnswerOf, CountryCode, Look, LookItem, readLooks } from '@odeta/contracts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findLookColors, type LookColorRow } from './looks.repository.ts';
import { findVariants, type VariantRow } from './product.repository.ts';
import { type CardRow, findCards } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';
import { variantOf } from './variant.ts';

/** The looks of a country. Goods that are not sold any more are left out, and so are looks of fewer than two. */
export async function showLooks(deps: SettingsDeps, country: CountryCode): Promise<AnswerOf<typeof readLooks>> {
  const documents = deps.settings.of(country).help.flatMap(({ looks }) => looks ?? []);
  if (documents.length === 0) return { looks: [] };
  const colors = await findLookColors(
    deps.db,
    documents.flatMap(({ goods }) => goods),
  );
  const items = await readItems(deps, country, colors);
  const looks = documents.map(({ key, title, text, goods }): Look => {
    const found = goods.flatMap((good) => items.get(keyOf(good)) ?? []);
    return { key, title, text, items: found };
  });
  return { looks: looks.filter((look) => look.items.length > 1) };
}

const keyOf = ({ number, color }: { number: string; color: string }) => `${number} ${color}`;

/** By article number and colour. */
async function readItems({ db, settings, now }: SettingsDeps, country: CountryCode, colors: readonly LookColorRow[]) {
  const ids = [...new Set(colors.map(({ productId }) => productId))];
  const [cards, variants] = await Promise.all([findCards(db, country, ids, []), findVariants(db, country, ids)]);
  const shop = settings.of(country);
  const places = settings.current().sizes;
  const itemOf = (color: LookColorRow, card: CardRow, own: readonly VariantRow[]): LookItem => {
    const [picture = card.picture] = color.pictures;
    const shown = { ...card, picture, pictureColor: color.color };
    const { id, catalogNumber, url, name, price, pricePromo, priceOld, ...rest } = productCardOf(shown, shop);
    return {
      ...{ id, catalogNumber, url, name, price, pricePromo, priceOld, picture: rest.picture },
      color: shop.colors.get(color.color)?.name ?? '',
      variants: own
        .toSorted((a, b) => (places.get(a.size) ?? 0) - (places.get(b.size) ?? 0))
        .map((row) => variantOf(row, [{ id: color.id, code: color.color }], shop, now())),
    };
  };
  return new Map(
    colors.flatMap((color) => {
      const card = cards.find(({ id }) => id === color.productId);
      const own = variants.filter(({ productColorId }) => productColorId === color.id);
      return card ? [[keyOf(color), itemOf(color, card, own)] as const] : [];
    }),
  );
}
