import { countries, countryIn } from '@odeta/contracts';
import { StorefrontProvider } from '@odeta/storefront';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@odeta/ui/base.css';
import { createGalleryStorefront } from './create-gallery-storefront.ts';
import { Gallery } from './gallery.tsx';
import { readView } from './view.ts';

const view = readView(location.search);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const storefront = await createGalleryStorefront(view);
document.documentElement.lang = countryIn(countries[view.country], view.language).locale;
createRoot(root).render(
  <StrictMode>
    <StorefrontProvider storefront={storefront}>
      <Gallery view={view} />
    </StorefrontProvider>
  </StrictMode>,
);
