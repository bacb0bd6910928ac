import { darker, lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY, SOLE } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface KneeBootOptions extends CutOptions {
  readonly sole?: string;
  /** A slanted heel, a stitched shaft and pull loops. */
  readonly western?: boolean;
}

const TALL = {
  lining: 'M232 150C290 126 410 126 458 148C430 172 270 176 232 150Z',
  upper:
    'M230 148C290 170 400 168 460 146C470 320 460 470 436 610C424 690 436 752 496 796C556 836 624 842 684 862C746 882 776 906 778 944C778 960 762 966 740 966L500 966C450 940 390 920 330 922L256 926C246 884 246 830 260 756C276 640 234 400 230 148Z',
  heel: 'M254 918C310 912 360 916 400 930C388 966 382 1000 380 1040L276 1040C272 1000 264 960 254 918Z',
  sole: 'M400 930C450 940 480 960 510 966L744 966C764 966 776 960 774 946C784 974 776 986 756 986L510 986C460 984 430 960 396 950Z',
};
const LOW = {
  lining: 'M226 330C260 372 300 386 330 388C370 386 410 372 446 326C410 306 270 306 226 330Z',
  upper:
    'M224 328C262 356 302 366 332 368C372 366 414 352 450 324C458 440 450 540 440 622C432 694 452 754 512 796C580 842 668 858 736 884C800 908 840 928 850 950C856 962 846 968 826 968L500 966C450 940 390 920 330 922L256 926C242 884 242 830 254 764C266 640 232 460 224 328Z',
  heel: 'M250 918C310 912 366 916 408 930C384 966 366 1004 356 1040L282 1040C276 1000 262 960 250 918Z',
  sole: 'M408 930C450 940 480 960 510 966L828 968C846 968 856 962 852 950C864 974 852 988 830 988L510 986C460 984 430 960 402 950Z',
};
const CREASES =
  valley('M246 740C290 766 350 770 400 752', 11, 0.7) +
  ridge('M244 772C290 798 360 800 416 782', 12, 0.6) +
  valley('M262 690C310 708 350 706 392 694', 10, 0.5) +
  valley('M560 820C540 860 540 910 556 960', 10, 0.5);
/** Stitched flourishes of a western shaft. */
const FLOURISH =
  'M338 440C290 480 280 540 338 600C396 540 386 480 338 440M338 470C308 500 304 540 338 576C372 540 368 500 338 470M338 600C300 640 290 690 338 740C386 690 376 640 338 600';

async function drawWestern(scene: Scene, color: string) {
  const thread = { color: lighter(color, 0.5), opacity: 0.75, width: 2.4, dash: '8 4' };
  await ink(
    scene,
    topstitch(FLOURISH, thread),
    topstitch('M226 350C280 384 390 384 448 346M470 780C540 846 610 862 668 876', thread),
  );
  for (const x of [262, 412]) {
    await part(scene, `M${x - 16} 320L${x + 16} 320L${x + 14} 420L${x - 14} 420Z`, {
      ...OVERLAY,
      fabric: 'smoothLeather',
      paint: darker(color, 0.3),
      inflate: 8,
    });
  }
  await part(
    scene,
    'M664 856C700 868 720 878 736 884C800 908 840 928 851 950C857 962 846 970 826 970L712 968C686 932 672 896 664 856Z',
    {
      ...OVERLAY,
      fabric: 'smoothLeather',
      paint: darker(color, 0.22),
      inflate: 24,
    },
  );
}

async function draw(scene: Scene, options: KneeBootOptions) {
  const leather = clothOf(options, options.western ? 'suede' : 'smoothLeather');
  const { color, sole = '#2c2420' } = options;
  const shape = options.western ? LOW : TALL;
  await standingShadow(scene, { x: 330, y: 1040, rx: 90, ry: 12 });
  await standingShadow(scene, { x: 640, y: 988, rx: 160, ry: 12 });
  await part(scene, shape.lining, {
    fabric: 'suede',
    paint: mixHex(color, '#8a6a4c', 0.5),
    inflate: 12,
    puff: 0.1,
    cast: 0,
  });
  await part(scene, shape.heel, { fabric: 'wood', paint: darker(sole, 0.1), inflate: 24, puff: 0.5, cast: 0.1 });
  await part(scene, shape.upper, {
    ...leather,
    inflate: 78,
    puff: 0.66,
    drape: 3,
    drapeY: 300,
    cast: 0.14,
    edge: 0.28,
    folds: CREASES,
    foldDepth: 24,
    foldBlur: 8,
  });
  await part(scene, shape.sole, { ...SOLE, fabric: 'rubber', paint: sole, inflate: 10 });
  if (options.western) await drawWestern(scene, color);
  else {
    const thread = { color: lighter(color, 0.35), opacity: 0.4, width: 1.8, dash: '7 4.5' };
    await ink(
      scene,
      line('M330 172C336 400 332 640 338 900', '#000', 2, 0.24),
      topstitch('M234 168C290 188 400 186 458 166', thread),
      topstitch('M600 840C560 870 548 920 560 962', thread),
    );
  }
}

/** Boot to the knee with a low block heel, or a western boot. */
export const kneeBoot: Cut<KneeBootOptions> = {
  name: 'knee-boot',
  bend: 0,
  closeUp: { x: 420, y: 760, width: 420 },
  draw,
};
