import type { MenuEntry } from '@odeta/contracts';
import { categoryUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { CategoryGoods, GoodsCounts } from './goods-counts.ts';

const none: CategoryGoods = { products: 0, discount: null };

/** The menu, with the number of products and their highest reduction at each entry that leads to a category. */
export function countedMenu(
  { menu, categories }: Pick<CountrySettings, 'menu' | 'categories'>,
  counts: GoodsCounts | null,
): MenuEntry[] {
  const goodsAt = new Map(counts && categories.all.map(({ id, slug }) => [categoryUrl(slug), counts.get(id) ?? none]));
  const counted = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    goods: goodsAt.get(entry.link)?.products ?? null,
    discount: goodsAt.get(entry.link)?.discount ?? null,
    children: Object.fromEntries(Object.entries(entry.children).map(([id, child]) => [id, counted(child)])),
  });
  return menu.map(counted);
}
