import type * as v from 'valibot';
import {
  CareSchema,
  CategoriesSchema,
  ColorFamiliesSchema,
  ColorsSchema,
  ManufacturersSchema,
  MaterialsSchema,
  type SeedProductsFile,
  SizeKindsSchema,
  SizesSchema,
  WarningsSchema,
} from './catalogue.schema.ts';
import { ContentsSchema, CountriesSchema, FootersSchema, HomeSchema, MenusSchema } from './contents.schema.ts';
import { CustomersSchema } from './customers.schema.ts';
import { AgreementsSchema, DeliverySchema } from './delivery.schema.ts';
import { ClubSchema, CodesSchema, VouchersSchema } from './discounts.schema.ts';
import { KindsSchema, MeasuresSchema, type SeedReviewsFile } from './goods.schema.ts';
import { HelpSchema } from './help.schema.ts';
import type { SeedLegalFile } from './legal.schema.ts';
import { OrdersSchema } from './orders.schema.ts';
import { PointsSchema, TownsSchema } from './points.schema.ts';
import { AttributesSchema, BrandsSchema, CommonWordsSchema, type SeedSearchLanguage } from './search.schema.ts';

/** The schemas of all seed files except `products/*.yaml`, `reviews/*.yaml`, `search/*.yaml` and those in `legal`. */
export const seedFiles = {
  countries: CountriesSchema,
  colors: ColorsSchema,
  'color-families': ColorFamiliesSchema,
  sizes: SizesSchema,
  'size-kinds': SizeKindsSchema,
  materials: MaterialsSchema,
  care: CareSchema,
  manufacturers: ManufacturersSchema,
  warnings: WarningsSchema,
  categories: CategoriesSchema,
  attributes: AttributesSchema,
  brands: BrandsSchema,
  'common-words': CommonWordsSchema,
  delivery: DeliverySchema,
  agreements: AgreementsSchema,
  codes: CodesSchema,
  vouchers: VouchersSchema,
  club: ClubSchema,
  menus: MenusSchema,
  footers: FootersSchema,
  home: HomeSchema,
  contents: ContentsSchema,
  help: HelpSchema,
  kinds: KindsSchema,
  measures: MeasuresSchema,
  points: PointsSchema,
  towns: TownsSchema,
  customers: CustomersSchema,
  orders: OrdersSchema,
} satisfies Record<string, v.GenericSchema>;

type SeedFiles = { [Name in keyof typeof seedFiles]: v.InferOutput<(typeof seedFiles)[Name]> };

/** A validated seed folder. */
export interface Seed extends SeedFiles {
  products: SeedProductsFile[];
  /** In the order of `languages`. */
  reviews: SeedReviewsFile[];
  /** In the order of `languages`. */
  search: SeedSearchLanguage[];
  /** In the order of `legalFiles`. */
  legal: SeedLegalFile[];
  /** Digest of all names and texts of files, to detect changes. */
  digest: string;
}
