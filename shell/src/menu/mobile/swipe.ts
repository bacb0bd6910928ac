/** B11, as parts of the menu's width. */
const DRAGS_AFTER = 1 / 5;
const CLOSES_AFTER = 2 / 3;

export interface Point {
  x: number;
  y: number;
}

/** How a finger that began at `from` and is at `to` moves a menu of this width: pixels to the left, 0 until it drags. */
export function draggedBy(from: Point, to: Point, width: number): number {
  const left = from.x - to.x;
  // Whoever scrolls does not swipe.
  if (left <= width * DRAGS_AFTER || left < Math.abs(to.y - from.y)) return 0;
  return left - width * DRAGS_AFTER;
}

/** Whether a swipe that ends here closes the menu. */
export const closesAt = (from: Point, to: Point, width: number): boolean =>
  draggedBy(from, to, width) > 0 && from.x - to.x > width * CLOSES_AFTER;
