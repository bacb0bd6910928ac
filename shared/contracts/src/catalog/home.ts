import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PictureSchema } from './picture.ts';
import { ProductCardSchema } from './product-card.ts';

const LinkSchema = v.object({ label: v.string(), url: v.string() });

/** The opener: goods hanging from the rail, largest in front. */
const HeroSchema = v.object({
  title: v.string(),
  text: v.string(),
  primary: LinkSchema,
  secondary: LinkSchema,
  pictures: v.array(PictureSchema),
});

/** The band of home goods that stand on a line. */
const ShelfSchema = v.object({
  title: v.string(),
  text: v.string(),
  link: LinkSchema,
  pictures: v.array(PictureSchema),
});

export const ProductShelfSchema = v.object({
  /** The newest goods, reduced ones, what is bought most. */
  key: v.picklist(['new', 'sale', 'popular']),
  title: v.string(),
  /** To all of them, where there is such a page. */
  link: v.nullable(LinkSchema),
  products: v.array(ProductCardSchema),
});

/** R20. What the home page shows, in its order. */
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
    /** Facts about delivery, returns, pick-up points and advice. */
    promises: v.array(
      v.object({ icon: v.picklist(['delivery', 'return', 'point', 'advice']), title: v.string(), text: v.string() }),
    ),
  }),
});
export type Home = v.InferOutput<typeof readHome.body>;
