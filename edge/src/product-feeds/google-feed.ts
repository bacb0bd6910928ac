import { type FeedDelivery, type FeedItem, largestFile } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { type FeedEntry, type FeedPlace, feedEntry, plain, type Spelling } from './feed-entry.ts';

const spelling: Spelling = {
  picture: (path) => largestFile(path, 'webp'),
  now: 'in_stock',
  later: 'backorder',
  none: 'out_of_stock',
};

/** RSS 2.0 with the names of Google's product data. https://support.google.com/merchants/answer/14987622 */
export const googleFeed = {
  type: 'application/rss+xml; charset=utf-8',

  begin: ({ origin, prefix }: FeedPlace) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>ODETA</title><link>${escapeHtml(`${origin}${prefix}/`)}</link><description>ODETA</description>\n`,

  item(item: FeedItem, place: FeedPlace, delivery: FeedDelivery) {
    const elements = feedEntry(item, place, delivery, spelling).flatMap(([name, value]) =>
      valuesOf(name, value).map((one) => `<g:${name}>${one}</g:${name}>`),
    );
    return `<item>${elements.join('')}</item>\n`;
  },

  end: '</channel></rss>\n',
};

/** The contents of the elements of an attribute. */
function valuesOf(name: string, value: FeedEntry[number][1]): string[] {
  if (value === null) return [];
  // In XML the parts of an attribute are elements. https://support.google.com/merchants/answer/6324484
  if (typeof value === 'object')
    return [`<g:country>${escaped(value.country)}</g:country><g:price>${escaped(value.price)}</g:price>`];
  // The only attribute that is repeated instead of listed.
  return (name === 'additional_image_link' ? value.split(',') : [value]).map(escaped);
}

const escaped = (text: string) => escapeHtml(plain(text));
