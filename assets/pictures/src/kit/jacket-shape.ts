import { CENTRE, mirrorPath, type Point } from './paths.ts';
import { type Sleeve, sleeve } from './sleeve.ts';

/** Half widths from the centre line and heights of everything that opens in front. */
export interface JacketShape {
  readonly neck: number;
  readonly neckY: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly armpit: number;
  readonly armpitY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  /** How far a front reaches beyond the centre. */
  readonly overlap: number;
  /** How the fronts end above: under lapels, in a round neck, in a V, or closed to the top. */
  readonly throat: 'lapels' | 'round' | 'v' | 'closed';
  /** Lowest point of the neck. */
  readonly throatY: number;
  /** Radius of the front corner at the hem. */
  readonly corner: number;
  /** How far the armhole cuts in: more without sleeves. */
  readonly armhole: number;
  /** How far the hem comes to a point. */
  readonly point: number;
}

export const JACKET: JacketShape = {
  neck: 84,
  neckY: 186,
  shoulder: 188,
  shoulderY: 232,
  armpit: 204,
  armpitY: 458,
  waist: 184,
  waistY: 650,
  hem: 212,
  hemY: 884,
  overlap: 16,
  throat: 'lapels',
  throatY: 620,
  corner: 8,
  armhole: 12,
  point: 0,
};

function throatOf({ throat, throatY, neck, neckY, overlap }: JacketShape): string {
  const c = CENTRE;
  const edge = c + overlap;
  if (throat === 'closed') return `L${edge} ${neckY + 8}L${c - neck} ${neckY}Z`;
  if (throat === 'round') {
    return (
      `L${edge} ${throatY}L${c} ${throatY}` +
      `C${c - neck * 0.6} ${throatY} ${c - neck * 0.94} ${neckY + (throatY - neckY) * 0.52} ${c - neck} ${neckY}Z`
    );
  }
  if (throat === 'v') {
    const middle = (neckY + throatY) / 2;
    return `L${edge} ${throatY}C${c - 26} ${middle + 30} ${c - neck * 0.76} ${middle - 20} ${c - neck} ${neckY}Z`;
  }
  return `L${edge + 2} ${throatY - 6}L${c - 10} ${throatY - 90}L${c - neck * 0.68} ${neckY + 110}Z`;
}

/** From the side of the hem to the front edge. */
function hemOf({ hem, hemY, overlap, corner, point }: JacketShape): string {
  const c = CENTRE;
  const low = hemY + 20;
  if (point) return `L${c - hem * 0.46} ${hemY + point}L${c + overlap} ${hemY + 14}`;
  return (
    `C${c - hem * 0.72} ${low - 2} ${c - hem * 0.4} ${low + 3} ${c + overlap - corner} ${low}` +
    `C${c + overlap - corner * 0.3} ${low} ${c + overlap} ${low - corner * 0.4} ${c + overlap} ${low - corner}`
  );
}

/** The left front. */
export function jacketFront(shape: JacketShape): string {
  const { neck, neckY, shoulder, shoulderY, armpit, armpitY, waist, waistY, hem, hemY, armhole } = shape;
  const c = CENTRE;
  return (
    `M${c - neck} ${neckY}C${c - neck - 32} ${neckY + 16} ${c - shoulder + 34} ${shoulderY - 16} ${c - shoulder} ${shoulderY}` +
    `C${c - shoulder + armhole} ${shoulderY + 78} ${c - armpit + armhole + 8} ${armpitY - 68} ${c - armpit} ${armpitY}` +
    `C${c - armpit + 2} ${armpitY + 82} ${c - waist} ${waistY - 60} ${c - waist} ${waistY}` +
    `C${c - waist - 2} ${waistY + (hemY - waistY) * 0.4} ${c - hem + 4} ${hemY - 70} ${c - hem} ${hemY}` +
    hemOf(shape) +
    throatOf(shape)
  );
}

/** Both fronts, for shadows and masks. */
export const jacketOutline = (shape: JacketShape): string => {
  const front = jacketFront(shape);
  return front + mirrorPath(front);
};

export interface SleeveStyle {
  /** Height from the armpit to the end. */
  readonly length: number;
  /** How far the end stands away from the body. */
  readonly spread?: number;
  readonly width: number;
  readonly biceps: number;
  readonly puff?: number;
  /** The shoulder ends in a corner and the arm hangs down beside the body. */
  readonly setIn?: boolean;
}

/** The left sleeve that fits an armhole between two points. */
export function sleeveAt(shoulder: Point, armpit: Point, style: SleeveStyle): Sleeve {
  const { length, width, biceps, puff = 0, setIn = false, spread = setIn ? 84 : 100 } = style;
  const [x, y] = armpit;
  return sleeve({ shoulder, armpit, cuff: [x - spread, y + length], width, biceps, puff, setIn });
}

/** Sleeves for a jacket or any other shape with shoulders and armpits. */
export const sleeveFor = (
  { shoulder, shoulderY, armpit, armpitY }: Pick<JacketShape, 'shoulder' | 'shoulderY' | 'armpit' | 'armpitY'>,
  style: SleeveStyle,
): Sleeve => sleeveAt([CENTRE - shoulder + 3, shoulderY + 2], [CENTRE - armpit + 5, armpitY + 8], style);
