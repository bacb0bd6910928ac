export type Curve = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Direction of the curve, in degrees. */
  readonly angle: number;
  /** 0 at the beginning, 1 at the end. */
  readonly t: number;
}

/** Points of a cubic curve, for things set along a line (laces, leaves, links). */
export function alongCurve([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, count: number): CurvePoint[] {
  return Array.from({ length: count }, (_, k) => {
    const t = count === 1 ? 0.5 : k / (count - 1);
    const s = 1 - t;
    const place = (a: number, b: number, c: number, d: number) =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    const slope = (a: number, b: number, c: number, d: number) =>
      3 * s * s * (b - a) + 6 * s * t * (c - b) + 3 * t * t * (d - c);
    const angle = (Math.atan2(slope(y0, y1, y2, y3), slope(x0, x1, x2, x3)) * 180) / Math.PI;
    return { x: place(x0, x1, x2, x3), y: place(y0, y1, y2, y3), angle, t };
  });
}
