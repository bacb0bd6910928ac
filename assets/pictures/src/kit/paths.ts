/** The middle of the sheet: clothes are drawn to the left of it and mirrored. */
export const CENTRE = 450;

export type Point = readonly [x: number, y: number];

export const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const TOKENS = /[MLCZ]|-?[\d.]+/g;
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, C: 6 };

interface Segment {
  readonly command: string;
  readonly points: readonly number[];
}

function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = [];
  let command = 'M';
  let points: number[] = [];
  for (const token of path.match(TOKENS) ?? []) {
    if (/[MLCZ]/.test(token)) {
      command = token;
      points = [];
      continue;
    }
    points.push(Number(token));
    if (points.length !== ARGUMENTS[command]) continue;
    segments.push({ command, points });
    points = [];
  }
  return segments;
}

/** Moves every point of an absolute M, L, C, Z path. */
export function mapPath(path: string, move: (x: number, y: number) => Point): string {
  let moved = '';
  let x: number | null = null;
  for (const token of path.match(TOKENS) ?? []) {
    if (/[MLCZ]/.test(token)) {
      moved += token;
    } else if (x === null) {
      x = Number(token);
    } else {
      moved += `${at(...move(x, Number(token)))} `;
      x = null;
    }
  }
  return moved;
}

/** The path on the other side of the centre line. */
export const mirrorPath = (path: string): string => mapPath(path, (x, y) => [2 * CENTRE - x, y]);

export const shiftPath = (path: string, dx: number, dy: number): string => mapPath(path, (x, y) => [x + dx, y + dy]);

/** Scaled about the centre line, then moved. */
export const scalePath = (path: string, factor: number, dy = 0, dx = 0): string =>
  mapPath(path, (x, y) => [CENTRE + (x - CENTRE) * factor + dx, y * factor + dy]);

/** Closes a left half, drawn from its upper to its lower point on the centre line, with its mirror image. */
export function symmetric(half: string): string {
  const segments = segmentsOf(half);
  let path = `${half} `;
  for (let i = segments.length - 1; i > 0; i--) {
    const { command, points } = segments[i] ?? { command: 'L', points: [] };
    const [endX = 0, endY = 0] = segments[i - 1]?.points.slice(-2) ?? [];
    const [ax = 0, ay = 0, bx = 0, by = 0] = points;
    const end = `${2 * CENTRE - endX} ${endY}`;
    path += command === 'C' ? `C${2 * CENTRE - bx} ${by} ${2 * CENTRE - ax} ${ay} ${end}` : `L${end}`;
  }
  return `${path}Z`;
}

export const flip = (svg: string): string => `<g transform="translate(${2 * CENTRE} 0) scale(-1 1)">${svg}</g>`;
export const both = (svg: string): string => svg + flip(svg);

export function roundedBox(x: number, y: number, width: number, height: number, radius = 3): string {
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + radius} ${y}L${right - radius} ${y}C${right} ${y} ${right} ${y} ${right} ${y + radius}` +
    `L${right} ${bottom - radius}C${right} ${bottom} ${right} ${bottom} ${right - radius} ${bottom}` +
    `L${x + radius} ${bottom}C${x} ${bottom} ${x} ${bottom} ${x} ${bottom - radius}` +
    `L${x} ${y + radius}C${x} ${y} ${x} ${y} ${x + radius} ${y}Z`
  );
}

/** Half the width of a circle that cubic curves draw. */
const ROUND = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const kx = rx * ROUND;
  const ky = ry * ROUND;
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}` +
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}` +
    `C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

/** A box with quarter circles for corners. */
export function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const k = radius * (1 - ROUND);
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + radius} ${y}L${right - radius} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + radius}` +
    `L${right} ${bottom - radius}C${right} ${bottom - k} ${right - k} ${bottom} ${right - radius} ${bottom}` +
    `L${x + radius} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - radius}` +
    `L${x} ${y + radius}C${x} ${y + k} ${x + k} ${y} ${x + radius} ${y}Z`
  );
}
