import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { alongCurve, type CurvePoint } from '../../kit/curves.ts';
import { area } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface PendantNecklaceOptions extends CutOptions {
  readonly stone?: string;
}

const DROP =
  'M450 800C500 860 530 900 530 944C530 990 494 1022 450 1022C406 1022 370 990 370 944C370 900 400 860 450 800Z';
const GEM =
  'M450 832C490 880 510 912 510 944C510 978 484 1002 450 1002C416 1002 390 978 390 944C390 912 410 880 450 832Z';
const link = ({ x, y, angle }: CurvePoint, k: number) =>
  k % 2
    ? `<ellipse cx="${x}" cy="${y}" rx="7.5" ry="2.6" transform="rotate(${angle} ${x} ${y})" fill="#fff"/>`
    : `<g transform="translate(${x} ${y}) rotate(${angle})">${area(ellipse(0, 0, 8, 5.4) + ellipse(0, 0, 4.6, 2.2))}</g>`;
const CHAIN = [
  ...alongCurve([330, 200, 150, 420, 260, 690, 450, 770], 66),
  ...alongCurve([570, 200, 750, 420, 640, 690, 450, 770], 66),
  ...alongCurve([330, 200, 380, 140, 520, 140, 570, 200], 22),
]
  .map(link)
  .join('');

async function draw(scene: Scene, { color, stone = '#3a524e' }: PendantNecklaceOptions) {
  const metal = { ...METAL, paint: color };
  await lyingShadow(scene, CHAIN, { blur: 7, x: 6, y: 12, strength: 0.5 });
  await part(scene, CHAIN, { ...metal, inflate: 3, castBlur: 3, castY: 3, bevel: 4, bevelBlur: 1 });
  await part(scene, ellipse(450, 156, 11), metal);
  await lyingShadow(scene, DROP, { blur: 16, x: 10, y: 22, strength: 0.4 });
  await part(scene, area(ellipse(450, 786, 17) + ellipse(450, 786, 9)), metal);
  await part(scene, DROP, { ...metal, inflate: 10 });
  const paint = paintOf({
    color: darker(stone, 0.2),
    pattern: { kind: 'fade', ink: lighter(stone, 0.2), from: 830, to: 1000 },
  });
  await part(scene, GEM, {
    fabric: 'ceramic',
    paint,
    inflate: 40,
    puff: 0.9,
    cast: 0.2,
    castBlur: 3,
    castX: 0,
    castY: 0,
  });
}

/** Fine chain with a drop of stone. */
export const pendantNecklace: Cut<PendantNecklaceOptions> = {
  name: 'pendant-necklace',
  bend: 0,
  closeUp: { x: 450, y: 860, width: 400 },
  draw,
};
