import { childrenAccessories } from './children/accessories.ts';
import { childrenBottoms } from './children/bottoms.ts';
import { littleOnes } from './children/little-ones.ts';
import { childrenOuterwear } from './children/outerwear.ts';
import { childrenShoes } from './children/shoes.ts';
import { childrenTops } from './children/tops.ts';
import { homeTextiles } from './home/textiles.ts';
import { homeThings } from './home/things.ts';
import { menAccessories } from './men/accessories.ts';
import { menBottoms } from './men/bottoms.ts';
import { menKnitwear } from './men/knitwear.ts';
import { menOuterwear } from './men/outerwear.ts';
import { menShoes } from './men/shoes.ts';
import { menTops } from './men/tops.ts';
import type { Product } from './product.ts';
import { womenAccessories } from './women/accessories.ts';
import { womenBottoms } from './women/bottoms.ts';
import { womenDresses } from './women/dresses.ts';
import { womenKnitwear } from './women/knitwear.ts';
import { womenOuterwear } from './women/outerwear.ts';
import { womenShoes } from './women/shoes.ts';
import { womenTops } from './women/tops.ts';

/** What the shop sells: its pictures are kept as files. */
export const assortment: readonly Product[] = [
  ...womenOuterwear,
  ...womenKnitwear,
  ...womenTops,
  ...womenDresses,
  ...womenBottoms,
  ...womenShoes,
  ...womenAccessories,
  ...menOuterwear,
  ...menKnitwear,
  ...menTops,
  ...menBottoms,
  ...menShoes,
  ...menAccessories,
  ...childrenOuterwear,
  ...childrenTops,
  ...childrenBottoms,
  ...childrenShoes,
  ...childrenAccessories,
  ...littleOnes,
  ...homeTextiles,
  ...homeThings,
];
