import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, line, ridge, strip, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, METAL, outlineOf, part } from '../../kit/pieces.ts';
import { shaded } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface UmbrellaOptions extends CutOptions {
  readonly handle?: string;
}

const TIPS = [
  [96, 632],
  [214, 668],
  [345, 688],
  [555, 688],
  [686, 668],
  [804, 632],
] as const;

/** The edge sags between two tips. */
const edge = (from: number, to: number): string => {
  const [x0, y0] = TIPS[from] ?? [0, 0];
  const [x1, y1] = TIPS[to] ?? [0, 0];
  return `Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 62} ${x1} ${y1}`;
};
const there = [0, 1, 2, 3, 4].map((k) => edge(k, k + 1)).join('');
const back = [5, 4, 3, 2, 1].map((k) => edge(k, k - 1)).join('');
const CANOPY = `M96 632C110 400 270 250 450 236C630 250 790 400 804 632${back}Z`;
const INSIDE = `M96 632${there}C700 560 200 560 96 632Z`;
const rib = (x: number, y: number) =>
  `M450 240C${450 + (x - 450) * 0.62} ${262 + Math.abs(x - 450) * 0.05} ${450 + (x - 450) * 0.96} ${y - 190} ${x} ${y}`;
const RIBS = TIPS.slice(1, 5).map(([x, y]) => rib(x, y));
const HOLLOWS = [150, 280, 450, 620, 750].map((x) => valley(rib(x, 640), 46, 0.5)).join('');

async function draw(scene: Scene, options: UmbrellaOptions) {
  const cloth = clothOf(options, 'satin');
  const { handle = '#7a5638' } = options;
  const steel = '#a8a59c';
  castShadow(scene, await outlineOf(scene, CANOPY), { blur: 36, x: 14, y: 40, strength: 0.28 });
  await part(scene, 'M444 560L456 560L456 960L444 960Z', {
    fabric: 'metal',
    paint: steel,
    inflate: 6,
    puff: 0.9,
    cast: 0.24,
    castBlur: 12,
    castX: 16,
    castY: 16,
  });
  const wood = paintOf({ color: handle, pattern: { kind: 'wood', ink: darker(handle, 0.4), seed: 5 } });
  await part(scene, strip('M450 930L450 1020C450 1084 546 1084 546 1020', 30), {
    fabric: 'wood',
    paint: wood,
    inflate: 12,
    puff: 0.95,
    cast: 0.28,
    castBlur: 12,
    castX: 14,
    castY: 16,
  });
  await part(scene, 'M434 916L466 916L466 944L434 944Z', { ...METAL, paint: '#b79f6a', inflate: 9 });
  await part(scene, INSIDE, { ...cloth, paint: shaded(cloth.paint, 0.45), inflate: 20, puff: 0.1, cast: 0 });
  const folds = HOLLOWS + RIBS.map((path) => ridge(path, 9, 1)).join('');
  await part(scene, CANOPY, {
    ...cloth,
    inflate: 150,
    puff: 0.6,
    cast: 0.3,
    castBlur: 14,
    castX: 6,
    castY: 16,
    edge: 0.3,
    folds,
    foldBlur: 7,
    foldDepth: 30,
    patternShift: 2.5,
    drape: 1.5,
  });
  await part(scene, 'M440 248L444 196C446 184 454 184 456 196L460 248Z', { ...METAL, paint: steel });
  await ink(
    scene,
    RIBS.map((path) => line(path, '#000', 1.8, 0.28)).join(''),
    TIPS.map(([x, y]) => area(ellipse(x, y, 6.5), '#9a9da1') + area(ellipse(x - 2, y - 2, 2.4), '#fff', 0.8)).join(''),
  );
}

/** Open umbrella with a curved wooden handle. */
export const umbrella: Cut<UmbrellaOptions> = {
  name: 'umbrella',
  bend: 0,
  closeUp: { x: 430, y: 460, width: 420 },
  draw,
};
