import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { ProductCardSchema } from './product-card.ts';

const LinkSchema = v.object({ label: v.string(), url: v.string() });

/** The hero: goods on a clothes rail, the largest in front. */
const HeroSchema = v.object({
  title: v.string(),
  text: v.string(),
  primary: LinkSchema,
  secondary: LinkSchema,
  pictures: v.array(PictureSchema),
});

/** The band with home goods. */
const ShelfSchema = v.object({
  title: v.string(),
  text: v.string(),
  link: LinkSchema,
  pictures: v.array(PictureSchema),
});

export const ProductShelfSchema = v.object({
  key: v.picklist(['new', 'sale', 'popular']),
  title: v.string(),
  /** Link to the full list, where there is one. */
  link: v.nullable(LinkSchema),
  products: v.array(ProductCardSchema),
});

/** R20. The contents of the home page, in their order on the page. */
export const readHome = endpoint({
  method: 'GET',
  path: '/catalog/home',
  summary: 'R20. The home page: hero, departments, shelves of products',
  body: v.object({
    hero: HeroSchema,
    departments: v.object({
      title: v.string(),
      tiles: v.array(v.object({ name: v.string(), url: v.string(), picture: PictureSchema })),
    }),
    shelf: ShelfSchema,
    productShelves: v.array(ProductShelfSchema),
    promises: v.array(
      v.object({ icon: v.picklist(['delivery', 'return', 'point', 'advice']), title: v.string(), text: v.string() }),
    ),
  }),
});
export type Home = v.InferOutput<typeof readHome.body>;
