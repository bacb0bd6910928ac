import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { laceBow, laces } from '../../kit/lacing.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { ANKLE, BOOT_COUNTER, BOOT_TOE, HEEL_CURVE, INSTEP, OVERLAY, ridgedSole, SOLE } from '../../kit/shoes.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import { type CloseUp, type Cut, type CutOptions, clothOf } from '../cut.ts';

export interface LaceBootOptions extends CutOptions {
  readonly sole?: string;
  readonly laces?: string;
  readonly metal?: string;
  /** Panels, collar and toe cap, where they have a colour of their own. */
  readonly accent?: string;
}

/** The pattern by which a laced boot is made. */
export interface LaceBootPattern {
  readonly name: string;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  /** Height of the upper edge: 220 is half way up the calf, 420 at the ankle. */
  readonly top: number;
  readonly sole: 'ridged' | 'wedge' | 'crepe';
  readonly eyelets: number;
  readonly toeCap?: boolean;
  /** Padded rim, or plush that is turned out. */
  readonly rim?: 'padded' | 'plush';
  readonly panels?: readonly { readonly path: string; readonly fabric: FabricName }[];
  readonly stitches?: string;
  /** A boot that a strap closes instead of laces. */
  readonly finish?: (scene: Scene, options: LaceBootOptions) => Promise<void>;
}

const SOLES = {
  ridged: ridgedSole(862),
  wedge:
    'M148 796C300 806 640 806 838 790C858 798 866 826 856 848C800 860 700 864 600 864L160 866C144 856 142 826 148 796Z',
  crepe:
    'M150 798C300 808 640 808 838 790C858 796 864 818 854 838C820 850 700 852 600 852L162 852C146 842 144 816 150 798Z',
};
const CREASES =
  valley('M600 668C580 706 574 760 580 804', 10, 0.7) +
  ridge('M630 674C612 712 608 760 612 804', 10, 0.6) +
  valley('M190 560C220 580 250 584 280 576', 9, 0.5);

/** From the front of the shaft down the instep: the edge along which it is laced. */
function shaftOf(top: number) {
  const back = 196 - (420 - top) * 0.02;
  const front = 428 + (420 - top) * 0.03;
  const knee = (top + 560) / 2;
  const outline =
    `M${back} ${top}C${back + 60} ${top + 22} ${front - 60} ${top + 20} ${front} ${top - 6}` +
    `C${front + 2} ${knee} 424 492 ${ANKLE}${INSTEP}${HEEL_CURVE}C204 ${knee + 30} ${back} ${top + 60} ${back} ${top}Z`;
  const tongue = `M${front - 40} ${top + 10}C${front - 30} ${top - 40} ${front + 6} ${top - 46} ${front + 22} ${top - 24}C${front + 24} ${knee - 20} 452 494 492 560L430 584Z`;
  const lining = `M${back} ${top}C${back + 50} ${top - 26} ${front - 50} ${top - 28} ${front} ${top - 6}C${front - 30} ${top + 22} ${back + 40} ${top + 26} ${back} ${top}Z`;
  const facing = `M${front - 74} ${top + 14}C${front - 50} ${top + 16} ${front - 20} ${top + 4} ${front} ${top - 6}C${front + 2} ${knee} 424 492 ${ANKLE}C474 592 518 622 566 643L544 684C482 662 424 622 386 562C366 520 ${front - 70} ${knee} ${front - 74} ${top + 14}Z`;
  const row = [front - 8, top + 26, front - 6, knee, 428, 534, 550, 648] as const;
  return { outline, tongue, lining, facing, row, back, front };
}

async function drawRim(
  scene: Scene,
  top: number,
  { back, front }: ReturnType<typeof shaftOf>,
  kind: 'padded' | 'plush',
  paint: string,
) {
  const plush = kind === 'plush';
  const height = plush ? 64 : 34;
  const path = `M${back - 10} ${top - (plush ? 18 : 6)}C${back + 60} ${top + 10} ${front - 60} ${top + 8} ${front + 10} ${top - (plush ? 22 : 12)}L${front + 8} ${top + height - 12}C${front - 60} ${top + height + 16} ${back + 60} ${top + height + 18} ${back - 8} ${top + height}Z`;
  await part(scene, path, {
    fabric: plush ? 'teddy' : 'nappa',
    paint,
    inflate: 28,
    puff: 0.75,
    cast: 0.36,
    castBlur: 6,
    castY: 6,
  });
}

async function drawBoot(pattern: LaceBootPattern, scene: Scene, options: LaceBootOptions) {
  const leather = clothOf(options, pattern.fabric);
  const { color, sole = '#2c2621', accent = darker(options.color, 0.12), metal = '#9a9184' } = options;
  const shaft = shaftOf(pattern.top);
  await standingShadow(scene, { x: 480, y: 860, rx: 352, ry: 18 });
  await part(scene, shaft.lining, {
    fabric: 'suede',
    paint: mixHex(color, '#6a5a4a', 0.5),
    inflate: 12,
    puff: 0.1,
    cast: 0,
  });
  await part(scene, shaft.tongue, { ...leather, inflate: 26, puff: 0.6, cast: 0.25 });
  await part(scene, shaft.outline, {
    ...leather,
    inflate: 72,
    puff: 0.66,
    drape: 2,
    cast: 0.14,
    edge: 0.28,
    folds: CREASES,
    foldDepth: 18,
  });
  for (const { path, fabric } of pattern.panels ?? []) await part(scene, path, { ...OVERLAY, fabric, paint: accent });
  await part(scene, BOOT_COUNTER, { ...OVERLAY, ...leather, inflate: 26 });
  if (pattern.toeCap)
    await part(scene, BOOT_TOE, { ...OVERLAY, ...leather, ...(options.accent ? { paint: accent } : {}), inflate: 34 });
  await part(scene, shaft.facing, { ...OVERLAY, ...leather, inflate: 20 });
  if (pattern.rim) await drawRim(scene, pattern.top, shaft, pattern.rim, pattern.rim === 'plush' ? '#d8cbb4' : accent);
  await part(scene, SOLES[pattern.sole], { ...SOLE, fabric: 'rubber', paint: sole, inflate: 18 });
  const thread = { color: lighter(color, 0.35), opacity: 0.5, width: 1.8, dash: '7 4.5' };
  await ink(
    scene,
    topstitch(`M280 800C280 740 268 650 214 606${pattern.toeCap ? 'M680 686C650 722 640 766 652 806' : ''}`, thread),
    topstitch('M156 814C300 824 640 824 842 806', { ...thread, color: lighter(sole, 0.4) }),
    pattern.stitches ? topstitch(pattern.stitches, thread) : '',
    line(
      `M${shaft.back} ${pattern.top + 12}C${shaft.back + 60} ${pattern.top + 34} ${shaft.front - 60} ${pattern.top + 32} ${shaft.front} ${pattern.top + 6}`,
      '#000',
      2,
      0.3,
    ),
  );
  if (pattern.eyelets) {
    const color = options.laces ?? '#4a3c30';
    await laces(scene, { along: shaft.row, count: pattern.eyelets, reach: 30, width: 11, color, eyelets: metal });
    await laceBow(scene, shaft.front - 4, pattern.top + 34, color, 0.8);
  }
  await pattern.finish?.(scene, options);
}

/** The cut that a pattern describes. */
export const createLaceBoot = (pattern: LaceBootPattern): Cut<LaceBootOptions> => ({
  name: pattern.name,
  bend: 0,
  closeUp: pattern.closeUp,
  draw: (scene, options) => drawBoot(pattern, scene, options),
});
