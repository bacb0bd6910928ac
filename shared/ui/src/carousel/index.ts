/** A row of slides. Bundled into each unit that imports it: it has no state and no context to share between units. */
export { Carousel } from './carousel.tsx';
export { CarouselButtons } from './carousel-buttons.tsx';
export { type CarouselState, useCarousel } from './use-carousel.ts';
export { useSwiper } from './use-swiper.ts';
