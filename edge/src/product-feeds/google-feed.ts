import { type FeedDelivery, type FeedItem, largestFile } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { type FeedPlace, feedEntry, plain, type Spelling } from './feed-entry.ts';

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
    const elements = feedEntry(item, place, delivery, spelling).flatMap(([name, value]) => {
      if (value === null) return [];
      // The only attribute that is repeated instead of listed.
      const values = name === 'additional_image_link' ? value.split(',') : [value];
      return values.map((one) => `<g:${name}>${escapeHtml(plain(one))}</g:${name}>`);
    });
    return `<item>${elements.join('')}</item>\n`;
  },

  end: '</channel></rss>\n',
};
