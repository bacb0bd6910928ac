/**
 * How products are shown among others. Bundled where it is used, in place of being on every page with the rest of the
 * interface: it keeps no state and no context of its own.
 */
export { AvailabilityLine } from './availability-line.tsx';
export { Badge } from './badge.tsx';
export { Breadcrumbs } from './breadcrumbs.tsx';
export { ColorDots } from './color-dots.tsx';
export { EmptyRail } from './empty-rail.tsx';
export { ProductBadge, ProductCard } from './product-card.tsx';
export { Stars } from './stars.tsx';
