import type { Home } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';

/** Number of pictures in the hero. */
const PLACES = 5;

/** The pictures that the hero shows, and the one in the middle, which is the largest. */
export function heroPictures({ pictures }: Snapshot<Home['hero']>) {
  const shown = pictures.slice(0, PLACES);
  return { shown, middle: shown[Math.floor(shown.length / 2)] };
}
