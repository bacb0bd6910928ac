import { line, seam, topstitch } from './ink.ts';
import { both, CENTRE } from './paths.ts';

/**
 * How a back is sewn: `plain` has armholes alone, `yoke` a yoke with a pleat under it, `tailored` a seam down the middle
 * that opens in a vent and one that shapes each side, `raglan` the middle seam and sleeves up to the neck.
 */
export type BackSeams = 'plain' | 'yoke' | 'tailored' | 'raglan';

export interface BackShape {
  readonly neckY: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly armpit: number;
  readonly armpitY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
}

/** The back collar ends here: a seam above it would lie on the collar. */
const BELOW_COLLAR = 74;
const VENT = 150;

const armhole = ({ shoulder, shoulderY, armpit, armpitY }: BackShape) =>
  `M${CENTRE - shoulder + 2} ${shoulderY + 4}C${CENTRE - shoulder + 15} ${shoulderY + 80} ${CENTRE - armpit + 20} ${armpitY - 66} ${CENTRE - armpit + 4} ${armpitY}`;

function yoke({ shoulder, shoulderY }: BackShape): string {
  const y = shoulderY + 78;
  const side = CENTRE - shoulder + 12;
  const across = (down: number) =>
    `M${side} ${y + down}C${side + 70} ${y + 12 + down} ${CENTRE - 60} ${y + 14 + down} ${CENTRE} ${y + 14 + down}`;
  const pleat = `M${CENTRE - 13} ${y + 16}C${CENTRE - 14} ${y + 70} ${CENTRE - 16} ${y + 130} ${CENTRE - 18} ${y + 190}`;
  const loop = `M${CENTRE - 6} ${y + 12}L${CENTRE - 6} ${y + 38}C${CENTRE - 5} ${y + 44} ${CENTRE} ${y + 44} ${CENTRE} ${y + 44}`;
  return both(
    seam(across(0), 1.5) +
      topstitch(across(-6), { opacity: 0.2 }) +
      line(pleat, '#000', 2, 0.3) +
      line(loop, '#000', 2.6, 0.34),
  );
}

function centre({ neckY, hemY }: BackShape): string {
  const open = hemY - VENT;
  return (
    seam(`M${CENTRE} ${neckY + BELOW_COLLAR}L${CENTRE} ${open}`, 2) +
    line(
      `M${CENTRE} ${open}C${CENTRE + 2} ${open + 60} ${CENTRE + 4} ${hemY - 30} ${CENTRE + 5} ${hemY + 18}`,
      '#000',
      3,
      0.42,
    ) +
    topstitch(`M${CENTRE} ${open}L${CENTRE - 20} ${open - 10}`, { opacity: 0.3 })
  );
}

const side = ({ armpit, armpitY, waist, waistY, hem, hemY }: BackShape) =>
  seam(
    `M${CENTRE - armpit + 12} ${armpitY - 40}C${CENTRE - armpit + 60} ${armpitY + 20} ${CENTRE - waist + 72} ${waistY - 60} ${CENTRE - waist + 74} ${waistY}` +
      `C${CENTRE - waist + 74} ${waistY + 60} ${CENTRE - hem + 74} ${hemY - 60} ${CENTRE - hem + 70} ${hemY + 14}`,
    1.6,
  );

const raglan = ({ neckY, shoulderY, armpit, armpitY }: BackShape) =>
  seam(
    `M${CENTRE - 98} ${neckY + 54}C${CENTRE - 130} ${shoulderY + 96} ${CENTRE - armpit + 46} ${armpitY - 84} ${CENTRE - armpit + 4} ${armpitY - 6}`,
    0.9,
  );

/** Seams of a back, as SVG content: what is sewn there the front does not tell. */
export function backSeams(shape: BackShape, kind: BackSeams): string {
  if (kind === 'raglan') return both(raglan(shape)) + centre(shape);
  const holes = both(seam(armhole(shape), 0.9));
  if (kind === 'yoke') return holes + yoke(shape);
  if (kind === 'tailored') return holes + centre(shape) + both(side(shape));
  return holes;
}
