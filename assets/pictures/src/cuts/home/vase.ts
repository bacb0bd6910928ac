import { darker, mixHex } from '../../engine/color.ts';
import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { alongCurve } from '../../kit/curves.ts';
import { line, strip } from '../../kit/ink.ts';
import { leaf } from '../../kit/leaves.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { mouth, turn, turned } from '../../kit/turned.ts';
import { paintOf } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface VaseOptions extends CutOptions {
  /** Colour of the leaves; an empty vase without. */
  readonly leaves?: string;
  readonly twig?: string;
}

const BODY = turn([
  [608, 56],
  [640, 50],
  [680, 62],
  [740, 118],
  [830, 170],
  [900, 172],
  [980, 134],
  [1032, 94],
]);
const STEMS = [
  [450, 640, 440, 500, 380, 330, 300, 200],
  [454, 640, 460, 480, 500, 320, 548, 150],
  [458, 640, 500, 520, 590, 430, 660, 340],
] as const;

const stemPath = ([x0, y0, x1, y1, x2, y2, x3, y3]: (typeof STEMS)[number]) =>
  `M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`;

async function drawBranch(
  scene: Scene,
  random: Random,
  stem: (typeof STEMS)[number],
  options: { leaves: string; twig: string },
) {
  const branch = {
    fabric: 'leaf',
    paint: options.twig,
    inflate: 4,
    puff: 0.8,
    cast: 0.2,
    castBlur: 6,
    castX: 6,
    castY: 8,
  } as const;
  await part(scene, strip(stemPath(stem), 7), branch);
  const points = alongCurve(stem, 9).slice(3);
  for (const [k, { x, y, t, angle }] of points.entries()) {
    const length = 104 - t * 36 + random() * 12;
    for (const side of k === points.length - 1 ? [0] : [-1, 1]) {
      const other = random() > 0.5 ? '#5b6653' : '#a9ae97';
      await leaf(scene, {
        x,
        y,
        length,
        width: length * 0.46,
        turn: angle + 90 + side * (46 + random() * 18),
        paint: mixHex(options.leaves, other, random() * 0.45),
        bend: (random() - 0.5) * 14,
      });
    }
  }
}

async function draw(scene: Scene, options: VaseOptions) {
  const random = createRandom(scene.seed);
  const speckle = { kind: 'speckle', ink: darker(options.color, 0.4), seed: scene.seed } as const;
  const { fabric } = clothOf(options, 'stoneware');
  const paint = paintOf({ color: options.color, pattern: options.pattern ?? speckle });
  await standingShadow(scene, { x: 458, y: 1038, rx: 126, ry: 20, strength: 0.8, lean: 40 });
  const { leaves, twig = '#67543f' } = options;
  if (leaves) for (const stem of STEMS) await drawBranch(scene, random, stem, { leaves, twig });
  await turned(scene, BODY, { fabric, paint, rim: 14, foot: 18 });
  const rings = Array.from({ length: 16 }, (_, k) => {
    const y = 700 + k * 20;
    const r = BODY.radius(y) - 3;
    return line(`M${450 - r} ${y}A${r} 12 0 0 0 ${450 + r} ${y}`, '#000', k % 2 ? 1.4 : 2.4, 0.07);
  });
  await ink(scene, ...rings);
  await mouth(scene, { y: 608, rx: 56, ry: 15, lip: 6, fabric, paint, inner: darker(options.color, 0.7) });
  if (!leaves) return;
  for (const stem of STEMS) {
    await ink(
      scene,
      `<clipPath id="front"><path d="M350 500L560 500L560 606L500 610A52 10 0 0 1 402 610L350 606Z"/></clipPath><g clip-path="url(#front)">${line(stemPath(stem), twig, 7, 1)}</g>`,
    );
  }
}

/** Thrown vase with branches. */
export const vase: Cut<VaseOptions> = {
  name: 'vase',
  bend: 0,
  closeUp: { x: 450, y: 760, width: 420 },
  draw,
};
