/** @jest-environment node */
import { countryCodes } from '@odeta/contracts';
import { StorefrontProvider } from '@odeta/storefront';
import { renderToString } from 'react-dom/server';
import { createGalleryStorefront } from './create-gallery-storefront.ts';
import { entries } from './entries/index.ts';
import { Gallery } from './gallery.tsx';
import { readView } from './view.ts';

test.each(countryCodes)(
  'every entry can be rendered on the server for %s, without an inline style attribute',
  async (country) => {
    const storefront = await createGalleryStorefront(readView(`?country=${country}`));

    const html = renderToString(
      <StorefrontProvider storefront={storefront}>
        <Gallery view={readView(`?country=${country}`)} />
      </StorefrontProvider>,
    );

    expect(html.match(/<section /g)).toHaveLength(entries.length);
    // The pages' content security policy blocks style attributes.
    expect(html).not.toContain(' style="');
  },
);
