import type { CountryCode, GoodsBox, MeasureLine } from '@odeta/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

export type NamesByCountry = Record<CountryCode, string>;

export interface MeasuredRow {
  measure: 'width' | 'height' | 'diameter' | 'unfolded';
  cm: number | string;
  from: number;
  to: number;
}

/** P11. A line over the goods, in shares of them. */
export type MeasurePlace = Pick<MeasureLine, 'direction' | 'at' | 'from' | 'to'>;

export interface CatalogueTables {
  reference: { id: Generated<boolean>; version: number; seedDigest: string | null };
  color: { code: string; hex: string; names: NamesByCountry; position: number; family: string | null };
  colorFamily: { code: string; hex: string; names: NamesByCountry; position: number };
  sizeKind: { code: string; names: NamesByCountry; sizes: string[]; position: number };
  size: { code: string; position: number };
  material: { code: string; names: NamesByCountry; position: number };
  care: { code: string; texts: NamesByCountry };
  manufacturer: { code: string; name: string; address: string; email: string };
  category: {
    id: GeneratedAlways<number>;
    key: string;
    parentId: number | null;
    kind: 'standard' | 'sale' | 'new';
    position: number;
    active: boolean;
    sizeTableSynonyms: Generated<string[]>;
  };
  categoryText: { categoryId: number; country: CountryCode; name: string; slug: string; description: string };
  product: {
    id: GeneratedAlways<number>;
    catalogNumber: string;
    brand: string;
    manufacturer: string;
    care: string | null;
    mainCategoryId: number;
    publishedOn: string;
    isNew: boolean;
    popularity: number;
    active: boolean;
    /** Empty only between an update and the next loading of the goods. */
    sizeKind: Generated<string | null>;
    /** Measurements in centimetres of goods without a size table. */
    measured: Generated<MeasuredRow[] | null>;
    /** P11. By measures of the body. */
    worn: Generated<Record<string, MeasurePlace> | null>;
  };
  productText: { productId: number; country: CountryCode; name: string; slug: string; description: string };
  productCategory: { productId: number; categoryId: number };
  productMaterial: { productId: number; material: string; percent: number; position: number };
  productColor: {
    id: GeneratedAlways<number>;
    productId: number;
    color: string;
    position: number;
    pictures: string[];
    goods: Generated<GoodsBox | null>;
  };
  variant: {
    id: GeneratedAlways<number>;
    productId: number;
    productColorId: number;
    size: string;
    sku: string;
    active: boolean;
  };
  /** Prices in minor units. */
  price: {
    variantId: number;
    country: CountryCode;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    /** Whole percent; `null` without a promotion. */
    discountPercent: GeneratedAlways<number | null>;
  };
  productOffer: {
    productId: number;
    country: CountryCode;
    price: number;
    pricePromo: number | null;
    priceOld: number | null;
    pricePaid: GeneratedAlways<number>;
    discountPercent: number | null;
    ratingSum: Generated<number>;
    ratingCount: Generated<number>;
  };
  stock: StockTable;
  review: {
    id: GeneratedAlways<number>;
    productId: number;
    country: CountryCode;
    stars: number;
    sizeRating: number | null;
    nick: string;
    email: string;
    body: string;
    size: string | null;
    customerId: string | null;
    /** The order line that was reviewed; `null` for reviews that were seeded or whose order was deleted. */
    orderItemId: number | null;
    /** Centimetres. */
    height: number | null;
    tags: Generated<string[]>;
    /** Why an employee refused it. */
    refusal: string | null;
    decidedAt: Date | null;
    state: Generated<'waiting' | 'shown' | 'refused'>;
    verified: Generated<boolean>;
    seeded: Generated<boolean>;
    at: Generated<Date>;
  };
  /** WebP. */
  reviewPhoto: {
    id: Generated<string>;
    reviewId: number;
    position: number;
    width: number;
    height: number;
    small: Buffer;
    large: Buffer;
  };
}

export interface StockTable {
  variantId: number;
  onHand: number;
  reserved: Generated<number>;
  incoming: number;
  preordered: Generated<number>;
  backInStock: boolean;
}
