import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import type { HomeDocument } from '../../settings/documents.ts';
import { documentKind } from './document.ts';
import { checkPictures, PictureValueSchema } from './picture-values.ts';
import { LabelledUrlSchema, UrlSchema } from './value-schemas.ts';

const PicturesSchema = v.pipe(v.array(PictureValueSchema), v.nonEmpty(), v.maxLength(20));

const blocks = {
  hero: v.strictObject({
    title: TextSchema,
    text: TextSchema,
    primary: LabelledUrlSchema,
    secondary: LabelledUrlSchema,
    pictures: PicturesSchema,
  }),
  departments: v.strictObject({
    title: TextSchema,
    tiles: v.pipe(
      v.array(v.strictObject({ name: TextSchema, url: UrlSchema, picture: PictureValueSchema })),
      v.maxLength(24),
    ),
  }),
  shelf: v.strictObject({ title: TextSchema, text: TextSchema, link: LabelledUrlSchema, pictures: PicturesSchema }),
  productShelves: v.strictObject({
    shelves: v.pipe(
      v.array(
        v.strictObject({
          key: v.picklist(['new', 'sale', 'popular']),
          title: TextSchema,
          /** Maximum number of products. */
          length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
          link: v.nullable(LabelledUrlSchema),
        }),
      ),
      v.maxLength(3),
    ),
  }),
  promises: v.strictObject({
    promises: v.pipe(
      v.array(
        v.strictObject({
          icon: v.picklist(['delivery', 'return', 'point', 'advice']),
          title: TextSchema,
          text: TextSchema,
        }),
      ),
      v.maxLength(8),
    ),
  }),
};

type Blocks = { [Name in keyof typeof blocks]: v.InferOutput<(typeof blocks)[Name]> };
type Block = Blocks[keyof Blocks];

/** A value with the fields of one block: the fields decide which one it is. */
const BlockSchema = v.union(Object.values(blocks), 'does not have the fields of a block') as v.GenericSchema<
  unknown,
  Block
>;

const lists = { productShelves: 'shelves', promises: 'promises' } as const;
const isList = (key: string): key is keyof typeof lists => key in lists;
const isBlock = (key: string): key is keyof Blocks => key in blocks;

export const homeBlock = documentKind<Block, HomeDocument>({
  name: 'home-block',
  document: 'home',
  keys: Object.keys(blocks)
    .map((key) => `\`${key}\``)
    .join(', '),
  schema: BlockSchema,
  check: checkPictures,
  partsOf: (home) =>
    new Map(
      Object.entries(home).flatMap(([key, block]) =>
        isBlock(key) ? [[key, (isList(key) ? { [lists[key]]: block } : block) as Block]] : [],
      ),
    ),
  withPart: (home, key, value) => ({
    ...home,
    [key]: isList(key) ? (value as Record<string, unknown>)[lists[key]] : value,
  }),
});
