import type { Country, LinkPreview, RenderedPage } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { SHOP_PICTURE_ADDRESS, sharePictureAddress } from '../share-pictures/addresses.ts';
import { SHARE_HEIGHT, SHARE_WIDTH } from '../share-pictures/size.ts';

interface Options {
  country: Pick<Country, 'locale'>;
  page: Pick<RenderedPage, 'title' | 'description' | 'canonical' | 'preview'>;
  origin: string;
}

/**
 * Meta elements for link previews in messengers (https://ogp.me and X's cards). Pages without canonical address and picture are not shared.
 */
export function linkPreview({ country, page, origin }: Options): string {
  const { title, description, canonical, preview } = page;
  if (!canonical && !preview) return '';
  const tags: [property: string, content: string | number | null | undefined][] = [
    ['og:type', preview?.price ? 'product' : 'website'],
    ['og:site_name', 'ODETA'],
    ['og:locale', country.locale.replace('-', '_')],
    ['og:title', title],
    // Messengers show title and description alone: what it costs has to be said in them.
    ['og:description', [preview?.price?.text, description].filter(Boolean).join(' · ') || null],
    ['og:url', canonical && origin + canonical],
    ...pictureTags(origin, preview?.picture),
    ['product:price:amount', preview?.price?.amount],
    ['product:price:currency', preview?.price?.currency],
  ];
  const elements = tags.flatMap(([property, content]) =>
    content == null ? [] : [`<meta property="${property}" content="${escapeHtml(String(content))}">`],
  );
  return `${elements.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

const pictureTags = (origin: string, picture: LinkPreview['picture'] | undefined): [string, string | number][] => [
  ['og:image', origin + (picture ? sharePictureAddress(picture.path) : SHOP_PICTURE_ADDRESS)],
  ['og:image:width', SHARE_WIDTH],
  ['og:image:height', SHARE_HEIGHT],
  ['og:image:alt', picture?.alt ?? 'ODETA'],
];
