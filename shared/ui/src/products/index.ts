/**
 * Components for product lists. Bundled into each unit that imports them, so that not every page loads them: they have no
 * state and no context to share between units.
 */
export { AvailabilityLine } from './availability-line.tsx';
export { Badge } from './badge.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export { ColorDots } from './color-dots.tsx';
export { EmptyRail } from './empty-rail.tsx';
export { ProductBadge, ProductCard } from './product-card.tsx';
export { ProductSection } from './product-section.tsx';
export { createRecentlyViewedStore } from './recently-viewed.store.ts';
export { Stars } from './stars.tsx';
