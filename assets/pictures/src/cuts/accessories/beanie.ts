import { createRandom, type Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, valley } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface BeanieOptions extends CutOptions {
  /** Colour of the pompom; none unless told. */
  readonly pompom?: string;
  /** Close to the head, with a narrow cuff. */
  readonly short?: boolean;
}

const CROWN =
  'M214 800C196 640 214 500 300 420C360 366 420 352 450 352C480 352 540 366 600 420C686 500 704 640 686 800Z';
const CUFF =
  'M196 752C280 724 620 724 704 752C714 800 716 850 708 900C620 930 280 930 192 900C184 850 186 800 196 752Z';
const SHORT_CROWN =
  'M220 800C206 690 222 590 310 530C366 494 420 486 450 486C480 486 534 494 590 530C678 590 694 690 680 800Z';
const SHORT_CUFF =
  'M204 742C290 716 610 716 696 742C704 776 706 812 700 846C610 872 290 872 200 846C194 812 196 776 204 742Z';
const CREASES =
  valley('M300 520C340 560 360 620 356 700', 16, 0.5) +
  ridge('M560 470C600 540 610 620 600 700', 18, 0.5) +
  valley('M450 400C452 460 450 520 446 560', 12, 0.5);
const MIDDLE = { x: 450, y: 312 };

/** The ribs run together at the top. */
function crownUv(x: number, y: number): readonly [number, number] {
  const t = Math.max(0.16, Math.min(1, (y - 340) / 330));
  return [(x - 450) / (0.18 + 0.82 * Math.sin((t * Math.PI) / 2)), y];
}

function yarns(random: Random, count: number, draw: (path: string, k: number) => string): string {
  let drawn = '';
  for (let k = 0; k < count; k++) {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random()) * 66;
    const reach = 14 + random() * 10;
    const x = MIDDLE.x + Math.cos(angle) * radius;
    const y = MIDDLE.y + Math.sin(angle) * radius * 0.94;
    drawn += draw(`M${x} ${y}L${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`, k);
  }
  return drawn;
}

async function drawPompom(scene: Scene, color: string) {
  const random = createRandom(scene.seed);
  const ball = yarns(random, 420, (path) => line(path, '#fff', 7, 1));
  const folds = yarns(random, 360, (path, k) => (k % 2 ? ridge(path, 5, 0.8) : valley(path, 5, 0.8)));
  await part(scene, ball, {
    fabric: 'wool',
    paint: color,
    inflate: 46,
    puff: 0.85,
    cast: 0.4,
    castBlur: 12,
    castX: 6,
    castY: 14,
    folds,
    foldBlur: 1.6,
    foldDepth: 12,
  });
}

async function draw(scene: Scene, options: BeanieOptions) {
  const cloth = clothOf(options, 'chunkyRib');
  const crown = options.short ? SHORT_CROWN : CROWN;
  const cuff = options.short ? SHORT_CUFF : CUFF;
  await lyingShadow(scene, crown + cuff, { strength: 0.34 });
  await part(scene, crown, {
    ...cloth,
    uvAt: crownUv,
    inflate: 110,
    puff: 0.68,
    cast: 0,
    drape: 3,
    folds: options.short ? '' : CREASES,
    foldBlur: 12,
    foldDepth: 34,
  });
  await part(scene, cuff, {
    ...cloth,
    uvAt: (x, y) => [x - 450, y],
    inflate: 60,
    puff: 0.66,
    cast: 0.5,
    castX: 2,
    castY: -8,
    drape: 3,
  });
  if (options.pompom) await drawPompom(scene, options.pompom);
  if (options.short) return;
  await part(scene, roundBox(424, 812, 52, 40, 3), {
    ...TRIM,
    fabric: 'smoothLeather',
    paint: '#7a5638',
    inflate: 6,
    puff: 0.3,
  });
  await ink(
    scene,
    line('M461 832A11 11 0 1 1 455.5 822.5', '#3a2618', 3.4, 0.8),
    '<circle cx="459.5" cy="825" r="2.6" fill="#3a2618" opacity=".8"/>',
  );
}

/** Ribbed hat with a turned-up edge. */
export const beanie: Cut<BeanieOptions> = {
  name: 'beanie',
  bend: 6,
  closeUp: { x: 430, y: 760, width: 420 },
  draw,
};
