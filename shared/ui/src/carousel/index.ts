/** Slides in one row. Bundled where it is used: it keeps no state and no context of its own. */
export { Carousel } from './carousel.tsx';
export { CarouselButtons } from './carousel-buttons.tsx';
export { type CarouselState, useCarousel } from './use-carousel.ts';
export { useSwiper } from './use-swiper.ts';
