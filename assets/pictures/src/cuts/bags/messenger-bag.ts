import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, strip, topstitch } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface MessengerBagOptions extends CutOptions {
  /** Leather of the straps. */
  readonly leather?: string;
  readonly metal?: string;
}

const FRONT =
  'M160 520C160 496 178 482 204 482L696 482C722 482 740 496 740 520L748 900C748 938 726 960 690 960L210 960C174 960 152 938 152 900Z';
const FLAP =
  'M152 516C152 490 172 474 200 474L700 474C728 474 748 490 748 516L752 742C752 786 728 808 690 808L210 808C172 808 148 786 148 742Z';
const STRAP = 'M176 540C150 340 280 210 450 206C620 210 750 340 724 540';

async function draw(scene: Scene, options: MessengerBagOptions) {
  const cloth = clothOf(options, 'nappa');
  const { color, leather = darker(options.color, 0.3), metal = '#a8905e' } = options;
  const trim = { ...TRIM, fabric: 'smoothLeather', paint: leather } as const;
  await lyingShadow(scene, FRONT, { strength: 0.36 });
  await part(scene, strip(STRAP, 30, 'butt'), { ...trim, inflate: 8, cast: 0.26, castX: 8, castY: 12 });
  await part(scene, FRONT, { ...cloth, inflate: 70, puff: 0.54, drape: 3, drapeX: 140, cast: 0.14 });
  await part(scene, FLAP, { ...cloth, inflate: 50, puff: 0.46, drape: 2, drapeX: 140, cast: 0.5, castX: 3, castY: 12 });
  const thread = { color: lighter(color, 0.42), opacity: 0.5, width: 2, dash: '8 5' };
  await ink(
    scene,
    topstitch('M166 520L164 742C164 776 182 792 212 792L688 792C718 792 736 776 736 742L734 520', thread),
  );
  for (const x of [300, 600]) {
    await part(scene, roundBox(x - 24, 600, 48, 270, 10), { ...trim, inflate: 9 });
    await part(scene, area(roundBox(x - 36, 770, 72, 62, 10) + roundBox(x - 24, 782, 48, 38, 6)), {
      ...METAL,
      paint: metal,
    });
    await part(scene, roundBox(x - 4, 770, 8, 40, 4), { ...METAL, paint: metal });
    await ink(
      scene,
      topstitch(`M${x - 15} 612L${x - 15} 760M${x + 15} 612L${x + 15} 760`, {
        ...thread,
        color: lighter(leather, 0.5),
      }),
    );
  }
  for (const x of [178, 722])
    await part(scene, area(roundBox(x - 26, 500, 52, 44, 10) + roundBox(x - 15, 511, 30, 22, 5)), {
      ...METAL,
      paint: metal,
    });
}

/** Shoulder bag with a wide flap and two buckled straps. */
export const messengerBag: Cut<MessengerBagOptions> = {
  name: 'messenger-bag',
  bend: 0,
  closeUp: { x: 400, y: 720, width: 420 },
  draw,
};
