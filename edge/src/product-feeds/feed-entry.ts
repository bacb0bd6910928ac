import {
  availabilityStates,
  type Country,
  type FeedDelivery,
  type FeedItem,
  paidPrice,
  sizeName,
} from '@odeta/contracts';

/** Where the shop stands for whoever reads the feed. */
export interface FeedPlace {
  /** `https://sk.example`. */
  origin: string;
  /** In the language of the feed. */
  country: Country;
  /** Of addresses in that language: `/uk`, or empty. */
  prefix: string;
}

/** What a parcel to anywhere in a country costs; the services differ in how they write an attribute with parts. */
export interface FeedShipping {
  /** ISO 3166-1. */
  country: string;
  price: string;
}

/** An item in the words that Google and Meta share, each with its spelling of the values. Empty values are left out. */
export type FeedEntry = [name: string, value: string | FeedShipping | null][];

export interface Spelling {
  picture(path: string): string;
  now: string;
  later: string;
  none: string;
}

/** Characters, as both services limit them. */
const TITLE = 150;
const DESCRIPTION = 5000;
/** Further pictures. */
const PICTURES = 10;

/** https://support.google.com/merchants/answer/7052112 and https://developers.facebook.com/docs/marketing-api/catalog/reference */
export function feedEntry(item: FeedItem, place: FeedPlace, delivery: FeedDelivery, spelling: Spelling): FeedEntry {
  const { origin, prefix, country } = place;
  const money = (amount: number) => `${amount.toFixed(2)} ${country.currency}`;
  const size = sizeName(item.size);
  const url = new URL(`${prefix}/p/${item.slug}`, origin);
  url.searchParams.set('color', item.color.code);
  if (size !== null) url.searchParams.set('size', item.size.slice(item.size.indexOf('/') + 1));
  const [front = '', ...others] = item.pictures.map((path) => origin + spelling.picture(path));
  const paid = paidPrice(item);
  const former = item.priceOld ?? item.price;
  const { supply } = availabilityStates[item.availability];
  return [
    ['id', item.sku],
    ['item_group_id', item.catalogNumber],
    [
      'title',
      [item.name, item.color.name, size]
        .filter((part) => part !== null)
        .join(', ')
        .slice(0, TITLE),
    ],
    ['description', item.description.slice(0, DESCRIPTION)],
    ['link', url.href],
    ['image_link', front],
    ['additional_image_link', others.slice(0, PICTURES).join(',') || null],
    ['availability', spelling[supply]],
    ['availability_date', supply === 'later' && item.arrivesOn ? `${item.arrivesOn}T12:00Z` : null],
    ['price', money(item.pricePromo === null ? paid : former)],
    ['sale_price', item.pricePromo !== null && paid < former ? money(paid) : null],
    ['brand', item.brand],
    ['gtin', item.gtin],
    ['mpn', item.catalogNumber],
    ['condition', 'new'],
    ['color', item.color.name],
    ['size', size],
    ['material', item.material],
    ['gender', item.wearers?.gender ?? null],
    ['age_group', item.wearers?.age ?? null],
    ['product_type', item.categories.join(' > ') || null],
    ['shipping', shippingOf(paid, delivery, money, country.iso)],
  ];
}

/** The lowest cost in the whole country. */
function shippingOf(
  paid: number,
  { cost, freeFrom }: FeedDelivery,
  money: (amount: number) => string,
  country: string,
): FeedShipping | null {
  if (cost === null) return null;
  return { country, price: money(freeFrom !== null && paid >= freeFrom ? 0 : cost) };
}

/** Control characters are allowed in neither format. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ');
