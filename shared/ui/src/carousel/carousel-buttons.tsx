import { IconButton } from '@odeta/ui';
import type { CarouselState } from './use-carousel.ts';

interface Props {
  carousel: CarouselState;
  /** What the buttons lead to, in words. */
  previous: string;
  next: string;
}

/** A view back, a view on. */
export const CarouselButtons = ({ carousel, previous, next }: Props) => (
  <>
    <IconButton
      icon="arrow-left"
      label={previous}
      outlined
      disabled={carousel.place.isAtStart}
      onClick={carousel.previous}
    />
    <IconButton icon="arrow-right" label={next} outlined disabled={carousel.place.isAtEnd} onClick={carousel.next} />
  </>
);
