import { darker, linearOf, mixHex, mixRgb } from '../../engine/color.ts';
import { outside } from '../../engine/mask.ts';
import { clamp } from '../../engine/numbers.ts';
import type { Paint } from '../../engine/part-options.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, blurred } from '../../kit/ink.ts';
import { both, flip } from '../../kit/paths.ts';
import { ink, outlineOf, part } from '../../kit/pieces.ts';
import { solid } from '../../materials/paint.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface CatSunglassesOptions extends CutOptions {
  readonly metal?: string;
  /** Upper and lower colour of the lenses. */
  readonly lens?: readonly [string, string];
  /** Patches of a warmer colour, as on tortoise shell. */
  readonly tortoise?: boolean;
}

const LENSES =
  'M426 566C410 536 340 524 260 528C180 532 130 548 128 584C126 660 170 742 260 744C352 746 422 680 426 566Z' +
  'M474 566C490 536 560 524 640 528C720 532 770 548 772 584C774 660 730 742 640 744C548 746 478 680 474 566Z';
const FRONT =
  'M96 540C96 522 108 512 130 512C240 492 380 496 434 536C444 542 456 542 466 536C520 496 660 492 770 512C792 512 804 522 804 540C804 560 798 572 790 580C792 690 730 770 640 770C552 770 490 712 466 622C458 602 442 602 434 622C410 712 348 770 260 770C170 770 108 690 110 580C102 572 96 560 96 540Z';
const ARM = 'M128 548C220 590 420 640 640 660C680 664 700 676 704 690C660 694 620 688 560 680C400 662 220 620 122 578Z';
const GLARE =
  'M150 500L260 500L160 780L60 780ZM286 500L310 500L210 780L186 780ZM496 500L606 500L506 780L406 780ZM632 500L656 500L556 780L532 780Z';

function tortoiseShell(color: string): Paint {
  const dark = linearOf(darker(color, 0.5));
  const warm = linearOf(mixHex(color, '#b98a52', 0.5));
  return (u, v) => {
    const wave = Math.sin(u * 0.035 + Math.sin(v * 0.04) * 2.4) + Math.sin(v * 0.06 - u * 0.018 + 2);
    return mixRgb(dark, warm, clamp(wave * 0.45 + 0.35, 0, 1));
  };
}

async function draw(scene: Scene, options: CatSunglassesOptions) {
  const { color, lens = ['#3b3430', '#a5835a'], metal = '#b79f6a' } = options;
  const shell = options.tortoise ? tortoiseShell(color) : solid(color);
  const front = await outlineOf(scene, FRONT);
  const lenses = await outlineOf(scene, LENSES);
  for (const svg of [area(ARM), flip(area(ARM))]) {
    const arm = await outlineOf(scene, svg);
    castShadow(scene, arm, { blur: 10, x: 8, y: 22, strength: 0.28 });
    await part(scene, arm, { fabric: 'acetate', paint: shell, inflate: 12, puff: 0.7, cast: 0 });
  }
  castShadow(scene, front, { blur: 26, x: 12, y: 44, strength: 0.32 });
  castShadow(scene, lenses, { blur: 16, x: 10, y: 40, strength: 0.2 });
  const glass = paintOf({ color: lens[0], pattern: { kind: 'fade', ink: lens[1], from: 520, to: 760 } });
  await part(scene, lenses, {
    fabric: 'glass',
    paint: glass,
    inflate: 90,
    puff: 0.3,
    cast: 0,
    bevel: 2,
    edge: 0.3,
    opacity: (_facing, shine) => 0.84 + shine,
  });
  await ink(
    scene,
    `<clipPath id="lenses"><path d="${LENSES}"/></clipPath><g clip-path="url(#lenses)">${blurred(area(GLARE, '#fff', 0.2), 7)}</g>`,
  );
  await part(scene, outside(front, lenses), {
    fabric: 'acetate',
    paint: shell,
    inflate: 12,
    puff: 0.95,
    cast: 0.3,
    castBlur: 5,
    castX: 2,
    castY: 6,
    bevelBlur: 3,
  });
  await ink(
    scene,
    both(
      `<ellipse cx="118" cy="536" rx="10" ry="4.5" fill="${metal}"/><ellipse cx="115" cy="535" rx="4" ry="1.6" fill="#fff" opacity=".7"/>`,
    ),
  );
}

/** Sunglasses with pointed corners. */
export const catSunglasses: Cut<CatSunglassesOptions> = {
  name: 'cat-sunglasses',
  bend: 0,
  closeUp: { x: 290, y: 620, width: 400 },
  draw,
};
