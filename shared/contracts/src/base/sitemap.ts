import * as v from 'valibot';
import { countryCodes } from './country.ts';
import { endpoint } from './endpoint.ts';

/** Paths of the same page in each country that has it. */
export const AddressesSchema = v.object(v.entriesFromList(countryCodes, v.optional(v.string())));
export type Addresses = v.InferOutput<typeof AddressesSchema>;

/** The parts of the country's sitemap. */
export const readSitemaps = endpoint({
  method: 'GET',
  path: '/catalog/sitemaps',
  summary: 'The parts of the list of pages for search engines',
  body: v.object({ parts: v.array(v.string()) }),
});

/** One part: `categories`, which also has the home page, `help`, or `products-1` and so on. */
export const readSitemap = endpoint({
  method: 'GET',
  path: '/catalog/sitemap/{part}',
  summary: 'Pages for search engines, with their addresses in all countries',
  params: v.object({ part: v.pipe(v.string(), v.regex(/^(categories|help|products-[1-9]\d{0,3})$/)) }),
  body: v.object({
    pages: v.array(
      v.object({
        addresses: AddressesSchema,
        /** Path of its picture, as in `Picture`. */
        picture: v.nullable(v.string()),
      }),
    ),
  }),
});
export type SitemapPage = v.InferOutput<typeof readSitemap.body>['pages'][number];
