/** B11, as fractions of the menu's width. */
const DRAGS_AFTER = 1 / 5;
const CLOSES_AFTER = 2 / 3;

export interface Point {
  x: number;
  y: number;
}

/** How far a finger that moved from `from` to `to` drags a menu of this width: pixels to the left, 0 before the drag starts. */
export function draggedBy(from: Point, to: Point, width: number): number {
  const left = from.x - to.x;
  // A mostly vertical movement is scrolling.
  if (left <= width * DRAGS_AFTER || left < Math.abs(to.y - from.y)) return 0;
  return left - width * DRAGS_AFTER;
}

export const closesAt = (from: Point, to: Point, width: number): boolean =>
  draggedBy(from, to, width) > 0 && from.x - to.x > width * CLOSES_AFTER;
