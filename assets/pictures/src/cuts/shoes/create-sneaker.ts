import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { ridge, topstitch, valley } from '../../kit/ink.ts';
import { laces } from '../../kit/lacing.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY } from '../../kit/shoes.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import { type CloseUp, type Cut, type CutOptions, clothOf } from '../cut.ts';

export interface SneakerColors extends CutOptions {
  /** Overlays and stripes; heel tab; sole and its lower part. */
  readonly accent?: string;
  readonly heel?: string;
  readonly sole?: string;
  readonly outsole?: string;
  readonly laces?: string;
}

/** A piece sewn on the upper, in one of the shoe's colours. */
interface Overlay {
  readonly path: string;
  readonly paint: 'color' | 'accent' | 'heel' | 'sole' | 'mixed';
  readonly fabric?: FabricName;
  readonly inflate?: number;
}

/** The pattern by which a low shoe with laces is made. */
export interface SneakerPattern {
  readonly name: string;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly overlays: readonly Overlay[];
  /** From above to below. */
  readonly soles: readonly {
    readonly path: string;
    readonly paint: 'sole' | 'outsole';
    readonly inflate?: number;
    readonly fabric?: FabricName;
  }[];
  readonly laced?: boolean;
  readonly stitches?: string;
  readonly finish?: (scene: Scene, options: SneakerColors) => Promise<void>;
}

const LINING = 'M150 522C196 486 306 478 358 508C334 562 292 578 252 572C206 566 178 548 150 522Z';
const TONGUE = 'M322 548C304 488 302 444 334 430C366 420 398 440 408 480C428 532 474 574 548 606L430 604Z';
const UPPER =
  'M116 742C98 670 108 596 134 532C142 508 160 500 180 510C212 526 220 566 266 572C308 576 338 546 358 512' +
  'C364 502 376 498 386 506C440 566 516 604 600 622C708 630 810 648 824 728C780 744 300 748 116 742Z';
/** Pieces that many sneakers share. */
export const SNEAKER_PARTS = {
  eyestay: 'M346 532C352 512 368 496 386 506C446 570 524 608 612 624L594 668C500 652 404 606 338 546Z',
  toeCap: 'M646 626C734 634 810 654 824 728C776 740 704 744 618 742C598 704 606 652 646 626Z',
  counter: 'M116 742C98 670 108 596 134 532C140 512 152 502 166 504C194 582 208 660 206 742Z',
  heelTab: 'M124 566C130 536 138 510 160 502C176 500 190 510 196 530C200 548 194 564 182 572C162 580 140 580 124 566Z',
  foxing: 'M198 742C236 700 330 688 404 700C484 712 566 722 618 742C500 748 320 750 198 742Z',
  mudguard: 'M560 742C572 700 620 664 690 656C760 650 806 676 824 728C760 744 650 748 560 742Z',
};

async function drawSneaker(pattern: SneakerPattern, scene: Scene, options: SneakerColors) {
  const upper = clothOf(options, pattern.fabric);
  const { color, accent = '#4a535c', heel = '#8c6a4a', sole = '#ece6d9', outsole = '#d8d0c0' } = options;
  const paints = { color: upper.paint, accent, heel, sole, mixed: mixHex(color, accent, 0.2) };
  await standingShadow(scene, { x: 462, y: 806, rx: 372, ry: 20 });
  await part(scene, LINING, {
    fabric: 'canvas',
    paint: mixHex(color, '#6f675b', 0.62),
    inflate: 18,
    puff: 0.2,
    cast: 0,
  });
  await part(scene, TONGUE, {
    fabric: 'canvas',
    paint: mixHex(color, '#efe9dc', 0.12),
    inflate: 24,
    puff: 0.6,
    cast: 0.25,
  });
  await part(scene, UPPER, {
    ...upper,
    inflate: 66,
    puff: 0.66,
    drape: 1.5,
    cast: 0.2,
    folds: valley('M574 644C560 676 562 706 576 736', 9, 0.7) + ridge('M600 646C588 676 590 706 602 736', 8, 0.7),
    foldBlur: 5,
    foldDepth: 14,
  });
  for (const { path, paint, fabric, inflate } of pattern.overlays) {
    await part(scene, path, {
      ...OVERLAY,
      fabric: fabric ?? pattern.fabric,
      paint: paints[paint],
      ...(inflate ? { inflate } : {}),
    });
  }
  for (const { path, paint, inflate = 34, fabric = 'rubber' } of pattern.soles) {
    const tone = paint === 'sole' ? sole : outsole;
    await part(scene, path, { fabric, paint: tone, inflate, puff: 0.6, castBlur: 5, castX: 0, castY: -4, edge: 0.25 });
  }
  if (pattern.stitches) {
    await ink(
      scene,
      topstitch(pattern.stitches, { color: darker(color, 0.3), opacity: 0.55, width: 1.7, dash: '7 4.5' }),
    );
  }
  if (pattern.laced !== false) {
    await laces(scene, {
      along: [392, 512, 450, 570, 520, 604, 592, 622],
      count: 6,
      reach: 30,
      color: options.laces ?? lighter(color, 0.5),
    });
  }
  await pattern.finish?.(scene, options);
}

/** The cut that a pattern describes. */
export const createSneaker = (pattern: SneakerPattern): Cut<SneakerColors> => ({
  name: pattern.name,
  bend: 0,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawSneaker(pattern, scene, options),
});
