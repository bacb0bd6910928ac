import { darker, lighter } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area, line, topstitch } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface WalletOptions extends CutOptions {
  readonly metal?: string;
}

const BODY = roundBox(150, 470, 600, 350, 34);
const FLAP =
  'M146 506C146 482 162 466 186 466L714 466C738 466 754 482 754 506L754 640C754 668 736 684 708 686L192 686C164 684 146 668 146 640Z';
const TURN = 'rotate(-7 450 640)';

async function draw(whole: Scene, options: WalletOptions) {
  const leather = clothOf(options, 'grainedLeather');
  const { color, metal = '#b79f6a' } = options;
  const scene = placed(whole, TURN);
  await lyingShadow(scene, BODY, { blur: 24, x: 12, y: 26, strength: 0.4 });
  await part(placed(whole, `${TURN} translate(4 8)`), BODY, {
    ...leather,
    paint: darker(color, 0.3),
    inflate: 20,
    puff: 0.5,
    cast: 0.2,
  });
  await part(scene, BODY, { ...leather, inflate: 34, puff: 0.5, drape: 1.5, cast: 0.3, castBlur: 4, edge: 0.28 });
  await part(scene, FLAP, {
    ...leather,
    inflate: 36,
    puff: 0.5,
    drape: 1.5,
    cast: 0.5,
    castBlur: 9,
    castX: 3,
    castY: 10,
    edge: 0.26,
  });
  await part(scene, ellipse(450, 652, 21), { ...METAL, paint: metal, inflate: 10 });
  const thread = { color: lighter(color, 0.4), opacity: 0.55, width: 2, dash: '7 4.5' };
  await ink(
    scene,
    topstitch(
      'M158 510C158 488 172 478 190 478L710 478C728 478 742 488 742 510L742 636C742 660 728 672 706 674L194 674C172 672 158 660 158 636Z',
      thread,
    ),
    topstitch('M162 700L162 784C162 800 172 808 188 808L712 808C728 808 738 800 738 784L738 700', thread),
    line('M676 760A20 20 0 1 1 666 742.5', metal, 5, 0.9) + area(ellipse(674, 748, 4.4), metal),
  );
}

/** Long leather wallet with a stud. */
export const wallet: Cut<WalletOptions> = {
  name: 'wallet',
  bend: 0,
  closeUp: { x: 460, y: 640, width: 400 },
  draw,
};
