import type { MenuEntry } from '@odeta/contracts';

/** A menu entry for tests, with its children by id. */
export function entry(
  id: string,
  parts: Partial<Omit<MenuEntry, 'children'>> & { children?: MenuEntry[] } = {},
): MenuEntry {
  const { children = [], ...rest } = parts;
  return {
    id,
    name: id,
    link: `/c/${id}`,
    cover: null,
    alt: null,
    categoryType: 'standard',
    mainCategory: false,
    menu_visibility_desktop: true,
    menuVisibilityClass: '',
    bold: false,
    ...rest,
    children: Object.fromEntries(children.map((child) => [child.id, child])),
  };
}

export const entries = (...ids: string[]) => ids.map((id) => entry(id));

/** Two departments with three levels, a category without children, and a box. */
export const menu: MenuEntry[] = [
  entry('women', {
    name: 'Ženy',
    mainCategory: true,
    children: [
      entry('women-new', { name: 'Novinky', menuVisibilityClass: 'desktop-hidden', categoryType: 'new' }),
      entry('clothing', {
        name: 'Oblečenie',
        children: [
          entry('coats', {
            name: 'Kabáty a bundy',
            children: [
              entry('wool', { name: 'Vlnené kabáty', categoryType: 'new' }),
              entry('trench', { name: 'Trenčkoty' }),
              entry('coats-sale', { name: 'Výpredaj kabátov', categoryType: 'sale', bold: true }),
            ],
          }),
          entry('dresses', { name: 'Šaty', children: [entry('midi', { name: 'Midi šaty' })] }),
        ],
      }),
      entry('shoes', { name: 'Topánky', children: entries('boots', 'sandals') }),
      entry('bags', { name: 'Kabelky' }),
      entry('women-sale', { name: 'Výpredaj pre ženy', categoryType: 'sale', goods: 210 }),
    ],
  }),
  entry('men', { name: 'Muži', mainCategory: true, children: [entry('shirts', { name: 'Košele' })] }),
  entry('sale', { name: 'Výpredaj', mainCategory: true, categoryType: 'sale' }),
  entry('fresh', {
    name: 'Nové kúsky',
    mainCategory: true,
    goods: 12,
    children: [entry('fresh-women', { name: 'Pre ženy', goods: 7 })],
  }),
  entry('fresh-box', {
    name: 'Pre ženy v zľave',
    department: 'fresh',
    categoryType: 'sale',
    goods: 3,
    discount: 38,
    cover: 'tile-women/square',
  }),
  entry('winter', { name: 'Kabáty na zimu', cover: 'coat/cutout', alt: 'Kabát' }),
];
