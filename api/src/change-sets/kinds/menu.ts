import type { MenuEntry } from '@odeta/contracts';
import * as v from 'valibot';
import { KeySchema, OwnFileSchema, PictureRefSchema } from '../../seed/schemas/texts.schema.ts';
import { documentKind } from './document.ts';
import { checkPictures, FocusValueSchema } from './picture-values.ts';
import { UrlSchema } from './value-schemas.ts';

const ImageSchema = v.nullable(v.union([PictureRefSchema, OwnFileSchema], 'must be a picture or a file of the shop'));

type Entry = Omit<MenuEntry, 'goods' | 'discount'>;

/** Numbers of goods are counted, and not stored. */
const EntrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  id: KeySchema,
  name: v.string(),
  link: UrlSchema,
  cover: ImageSchema,
  image: v.optional(ImageSchema, null),
  coverFocus: FocusValueSchema,
  imageFocus: FocusValueSchema,
  alt: v.nullable(v.string()),
  department: v.optional(v.nullable(KeySchema), null),
  categoryType: v.picklist(['standard', 'sale', 'new']),
  mainCategory: v.boolean(),
  menu_visibility_desktop: v.boolean(),
  menuVisibilityClass: v.picklist(['', 'desktop-hidden']),
  bold: v.boolean(),
  children: v.record(
    v.string(),
    v.lazy(() => EntrySchema),
  ),
});

const MenuSchema = v.strictObject({
  entries: v.pipe(
    v.array(EntrySchema),
    v.nonEmpty('needs an entry'),
    v.maxLength(60),
    v.check(areKnownBy, 'each entry stands below its own id, at most four levels deep, and no id comes twice'),
  ),
});
type Menu = v.InferOutput<typeof MenuSchema>;

const DEEPEST = 4;

function areKnownBy(entries: Entry[]): boolean {
  const isValid = (entry: Entry, level: number): boolean =>
    level <= DEEPEST &&
    Object.entries(entry.children).every(([id, child]) => id === child.id && isValid(child, level + 1));
  return new Set(entries.map(({ id }) => id)).size === entries.length && entries.every((entry) => isValid(entry, 1));
}

/** The main menu, as a whole. */
export const menu = documentKind<Menu, Entry[]>({
  name: 'menu',
  document: 'menu',
  keys: '`menu`',
  schema: MenuSchema,
  check: checkPictures,
  parts: { 'menu-entry': EntrySchema },
  partsOf: (entries) => new Map([['menu', { entries }]]),
  withPart: (_entries, _key, { entries }) => entries,
});
