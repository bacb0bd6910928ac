import { readPicture } from './catalogue.ts';
import { type ColorKey, PALETTE } from './palette.ts';

export type Department = 'women' | 'men' | 'children' | 'home';

export interface AssortmentColor {
  readonly key: ColorKey;
  readonly hex: string;
  readonly picture: string;
}

/** A product of the shop as far as its pictures know it. Names, prices and texts belong to the shop. */
export interface AssortmentProduct {
  readonly key: string;
  readonly department: Department;
  readonly category: string;
  readonly colors: readonly AssortmentColor[];
}

/** Pictures are named `<range>-<colourway>`. */
function product(
  key: string,
  [department, category]: readonly [Department, string],
  range: string,
  colourways: readonly string[],
): AssortmentProduct {
  const colors = colourways.map((way) => {
    const { id, color } = readPicture(`${range}-${way}`);
    return { key: color, hex: PALETTE[color], picture: id };
  });
  return { key, department, category, colors };
}

const women = [
  product('belted-wool-coat', ['women', 'coats'], 'belted-coat', ['camel', 'oat', 'slate']),
  product('satin-midi-dress', ['women', 'dresses'], 'pleated-dress', ['wine', 'emerald']),
  product('printed-tea-dress', ['women', 'dresses'], 'tea-dress', ['navy-floral', 'ink-dots']),
  product('chunky-crew-jumper', ['women', 'knitwear'], 'rib-jumper', ['oat', 'navy', 'wine']),
  product('button-cardigan', ['women', 'knitwear'], 'cardigan', ['sage', 'oat']),
  product('pleated-midi-skirt', ['women', 'skirts'], 'pleated-skirt', ['ink', 'taupe']),
  product('wide-leg-trousers', ['women', 'trousers'], 'wide-trousers', ['ink', 'clay', 'oat']),
  product('straight-jeans', ['women', 'jeans'], 'straight-jeans', ['denim', 'ecru']),
  product('soft-blouse', ['women', 'shirts'], 'blouse', ['ivory', 'ink-dots']),
  product('breton-tee', ['women', 'tees'], 'breton-tee', ['navy', 'rust']),
];

const men = [
  product('wool-overcoat', ['men', 'coats'], 'overcoat', ['slate', 'navy', 'herringbone']),
  product('padded-jacket', ['men', 'jackets'], 'puffer-jacket', ['olive', 'navy']),
  product('oxford-shirt', ['men', 'shirts'], 'oxford-shirt', ['sky', 'white', 'navy-stripe']),
  product('utility-overshirt', ['men', 'shirts'], 'overshirt', ['olive', 'taupe']),
  product('half-zip-jumper', ['men', 'knitwear'], 'half-zip', ['navy', 'oat']),
  product('heavy-cotton-tee', ['men', 'tees'], 'heavy-tee', ['white', 'ink', 'clay']),
  product('cotton-chinos', ['men', 'trousers'], 'chinos', ['sand', 'olive']),
];

const children = [
  product('kids-striped-tee', ['children', 'tees'], 'striped-tee', ['mustard', 'navy']),
  product('kids-dungarees', ['children', 'trousers'], 'dungarees', ['denim', 'mustard']),
  product('kids-raincoat', ['children', 'jackets'], 'raincoat', ['mustard', 'slate']),
  product('kids-collar-dress', ['children', 'dresses'], 'child-dress', ['rose-floral', 'sky-gingham']),
  product('kids-joggers', ['children', 'trousers'], 'joggers', ['sage', 'grey']),
  product('kids-padded-vest', ['children', 'jackets'], 'padded-vest', ['clay', 'olive']),
];

const homeAndAccessories = [
  product('ceramic-table-lamp', ['home', 'lamps'], 'ceramic-lamp', ['teal', 'clay']),
  product('velvet-cushion', ['home', 'cushions'], 'velvet-cushion', ['wine', 'emerald']),
  product('cotton-cushion', ['home', 'cushions'], 'cotton-cushion', ['sage-check', 'oat-stripe']),
  product('stoneware-vase', ['home', 'vases'], 'vase', ['oat', 'charcoal']),
  product('fringed-throw', ['home', 'throws'], 'throw', ['sage', 'camel-check']),
  product('structured-handbag', ['women', 'bags'], 'handbag', ['cognac', 'bordeaux', 'ink']),
  product('leather-sneakers', ['women', 'shoes'], 'sneaker', ['white', 'navy']),
  product('chelsea-boots', ['men', 'shoes'], 'chelsea-boot', ['ink', 'sand']),
  product('wool-scarf', ['men', 'scarves'], 'scarf', ['tartan', 'grey']),
];

/** What the shop opens with: its pictures are kept as files. */
export const firstAssortment: readonly AssortmentProduct[] = [...women, ...men, ...children, ...homeAndAccessories];
