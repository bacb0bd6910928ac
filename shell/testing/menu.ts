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
    ],
  }),
  entry('men', { name: 'Muži', mainCategory: true, children: [entry('shirts', { name: 'Košele' })] }),
  entry('sale', { name: 'Výpredaj', mainCategory: true, categoryType: 'sale' }),
  entry('winter', { name: 'Kabáty na zimu', cover: 'coat/cutout', alt: 'Kabát' }),
];
