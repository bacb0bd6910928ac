import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { type Focus, FocusSchema } from './picture.ts';

/** B6, B14. An entry of the main menu; `children` is a map, so that entries keep their order and their id. */
export interface MenuEntry {
  id: string;
  name: string;
  link: string;
  /** Image path of a box; `null` for entries with text only. */
  cover: string | null;
  /** Image path of the banner above the entry's own list on phones; older menus do not have it. */
  image?: string | null | undefined;
  /** Of an uploaded `cover` and `image`; missing from older menus. */
  coverFocus?: Focus | null | undefined;
  imageFocus?: Focus | null | undefined;
  /** Alternative text of `cover` or `image`. */
  alt: string | null;
  categoryType: 'standard' | 'sale' | 'new';
  /** `true`: a tab of the menu; `false`: a box with an image. */
  mainCategory: boolean;
  menu_visibility_desktop: boolean;
  /** `desktop-hidden` hides the entry on desktop. */
  menuVisibilityClass: string;
  bold: boolean;
  /** Of a box: the tab that shows it. Boxes without one stand in every tab that has none of its own. */
  department?: string | null | undefined;
  /** The number of goods in the category that the entry leads to; `null` for other pages, and from older servers. */
  goods?: number | null | undefined;
  /** The highest reduction of these goods in percent; `null` if none is reduced, and from older servers. */
  discount?: number | null | undefined;
  children: Record<string, MenuEntry>;
}

export const MenuEntrySchema: v.GenericSchema<MenuEntry> = v.object({
  id: v.string(),
  name: v.string(),
  link: v.string(),
  cover: v.nullable(v.string()),
  image: v.optional(v.nullable(v.string())),
  coverFocus: v.optional(v.nullable(FocusSchema)),
  imageFocus: v.optional(v.nullable(FocusSchema)),
  alt: v.nullable(v.string()),
  categoryType: v.picklist(['standard', 'sale', 'new']),
  mainCategory: v.boolean(),
  menu_visibility_desktop: v.boolean(),
  menuVisibilityClass: v.string(),
  bold: v.boolean(),
  department: v.optional(v.nullable(v.string())),
  goods: v.optional(v.nullable(v.number())),
  discount: v.optional(v.nullable(v.number())),
  children: v.record(
    v.string(),
    v.lazy(() => MenuEntrySchema),
  ),
});

/** R20, B6–B14. The main menu of the country. */
export const readMenu = endpoint({
  method: 'GET',
  path: '/base/menu',
  summary: 'B6, B14. The main menu of the country',
  body: v.object({ entries: v.array(MenuEntrySchema) }),
});
