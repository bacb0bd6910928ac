import { darker, lighter } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CapOptions extends CutOptions {
  readonly accent?: string;
  /** Colour of the brim; the cap's own unless told. */
  readonly brim?: string;
}

const CROWN =
  'M172 700C150 520 262 398 430 392C600 390 690 500 700 640C640 640 560 660 486 700C380 742 250 740 172 700Z';
const BRIM =
  'M452 690L704 616C792 636 858 692 872 744C876 768 858 778 834 770C742 744 628 752 530 786C490 798 440 760 452 690Z';
const UNDER = 'M500 776C610 740 740 738 838 768C770 790 650 794 566 804C530 808 496 800 500 776Z';
const LABEL = 'M560 520L632 508C640 540 644 566 646 590L574 604C570 574 566 546 560 520Z';
const PANELS =
  valley('M430 396C390 470 372 600 380 728', 6, 0.7) +
  valley('M432 396C520 440 570 540 580 660', 6, 0.7) +
  valley('M428 396C330 430 250 540 236 716', 6, 0.6) +
  ridge('M640 560C650 590 652 610 650 636', 14, 0.5);

async function draw(whole: Scene, options: CapOptions) {
  const scene = placed(whole, 'translate(-66 30)');
  const cloth = clothOf(options, 'canvas');
  const { color, accent = '#e6dece', brim = color } = options;
  await lyingShadow(scene, CROWN + BRIM, { blur: 28, x: 10, y: 34, strength: 0.36 });
  await part(scene, UNDER, { ...cloth, paint: darker(brim, 0.4), inflate: 14, puff: 0.3, cast: 0 });
  await part(scene, BRIM, {
    ...cloth,
    paint: brim,
    inflate: 60,
    puff: 0.42,
    cast: 0.3,
    castBlur: 9,
    castX: 2,
    castY: 6,
    edge: 0.24,
  });
  await part(scene, CROWN, {
    ...cloth,
    inflate: 110,
    puff: 0.72,
    drape: 2,
    cast: 0.5,
    castBlur: 9,
    castX: 5,
    castY: 8,
    edge: 0.3,
    folds: PANELS,
    foldBlur: 4,
    foldDepth: 20,
  });
  await part(scene, 'M424 386C438 376 458 378 464 390C462 402 434 404 424 400Z', {
    ...cloth,
    inflate: 7,
    puff: 0.8,
    cast: 0.35,
    castBlur: 4,
  });
  await part(scene, LABEL, { ...TRIM, fabric: 'canvas', paint: accent, inflate: 6, puff: 0.3 });
  const thread = { color: lighter(color, 0.4), opacity: 0.42, width: 1.5 };
  const rows = [1, 2, 3, 4].map((k) =>
    topstitch(
      `M${486 + k * 10} ${704 + k * 15}C${556 + k * 14} ${662 + k * 15} ${640 + k * 16} ${642 + k * 17} ${704 + k * 26} ${640 + k * 17}`,
      { ...thread, color: lighter(brim, 0.4) },
    ),
  );
  const eyelet = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="6" ry="7" fill="none" stroke="${lighter(color, 0.4)}" stroke-width="3" opacity=".6"/>${area(ellipse(x, y, 3, 4), '#000', 0.5)}`;
  await ink(
    scene,
    `<g transform="translate(604 556) rotate(-10)">${line('M20 0A20 20 0 1 1 10 -17.5', color, 6, 0.95)}${area(ellipse(18, -12, 4.6), color)}</g>`,
    ...rows,
    topstitch(
      'M423 402C383 474 364 602 372 728M437 402C398 474 380 602 388 728M438 400C526 446 576 544 586 656M422 402C328 436 248 544 236 714',
      thread,
    ),
    eyelet(468, 492) + eyelet(320, 500),
  );
}

/** Cap of six panels with a badge. */
export const cap: Cut<CapOptions> = {
  name: 'cap',
  bend: 0,
  closeUp: { x: 480, y: 600, width: 420 },
  draw,
};
