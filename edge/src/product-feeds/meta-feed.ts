import type { FeedDelivery, FeedItem } from '@odeta/contracts';
import { sharePictureAddress } from '../share-pictures/addresses.ts';
import { type FeedPlace, type FeedShipping, feedEntry, plain, type Spelling } from './feed-entry.ts';

/** Meta takes only JPEG and PNG files. */
const spelling: Spelling = {
  picture: sharePictureAddress,
  now: 'in stock',
  later: 'available for order',
  none: 'out of stock',
};

const columns = [
  'id,item_group_id,title,description,link,image_link,additional_image_link,availability,price,sale_price,brand,gtin,mpn,condition',
  'color,size,material,gender,age_group,product_type,shipping',
]
  .join(',')
  .split(',');

/** CSV (RFC 4180). https://developers.facebook.com/docs/marketing-api/catalog/reference */
export const metaFeed = {
  type: 'text/csv; charset=utf-8; header=present',

  begin: () => `${columns.join(',')}\r\n`,

  item(item: FeedItem, place: FeedPlace, delivery: FeedDelivery) {
    const values = new Map(feedEntry(item, place, delivery, spelling));
    return `${columns.map((name) => quoted(textOf(values.get(name) ?? ''))).join(',')}\r\n`;
  },

  end: '',
};

/** `SK:::2.49 EUR`: country, region, service and price. */
const textOf = (value: string | FeedShipping) =>
  typeof value === 'object' ? `${value.country}:::${value.price}` : value;

const quoted = (value: string) => `"${plain(value).replaceAll('"', '""')}"`;
