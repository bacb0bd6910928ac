import type { Box } from './countries.ts';

export type Point = [number, number];

interface Edge {
  axis: 0 | 1;
  value: number;
  isInside: (point: Point) => boolean;
}

const edgesOf = ([west, south, east, north]: Box): Edge[] => [
  { axis: 0, value: west, isInside: ([x]) => x >= west },
  { axis: 0, value: east, isInside: ([x]) => x <= east },
  { axis: 1, value: south, isInside: ([, y]) => y >= south },
  { axis: 1, value: north, isInside: ([, y]) => y <= north },
];

/** A closed ring within the box (Sutherland and Hodgman), without points nearer than the tolerance; `null` when nothing is left. */
export function clipRing(ring: readonly Point[], box: Box, tolerance: number): Point[] | null {
  let points = ring.slice(0, -1);
  for (const edge of edgesOf(box)) {
    points = cut(points, edge);
    if (points.length === 0) return null;
  }
  const thinned = thin([...points, points[0] as Point], tolerance);
  return thinned.length > 3 ? thinned : null;
}

function cut(points: readonly Point[], { axis, value, isInside }: Edge): Point[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] as Point;
    const kept = isInside(from) ? [from] : [];
    if (isInside(from) === isInside(to)) return kept;
    const part = (value - from[axis]) / (to[axis] - from[axis]);
    return [...kept, [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
  });
}

/** The pieces of a line that lie within the box. */
export function clipLine(line: readonly Point[], box: Box, tolerance: number): Point[][] {
  const edges = edgesOf(box);
  const pieces: Point[][] = [[]];
  for (const point of line) {
    if (edges.every(({ isInside }) => isInside(point))) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1).map((piece) => thin(piece, tolerance));
}

function thin(points: readonly Point[], tolerance: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    // A degree of longitude is about 0.65 of one of latitude here.
    const isFar = !last || Math.hypot((point[0] - last[0]) * 0.65, point[1] - last[1]) > tolerance;
    if (isFar || index === points.length - 1) kept.push(point);
  }
  return kept.map(([x, y]) => [round(x), round(y)]);
}

/** To about ten metres. */
export const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
