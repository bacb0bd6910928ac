import { linearOf } from '../../engine/color.ts';
import { GLOW } from '../../engine/light.ts';
import { at } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/scene.ts';
import { line } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Turned, turn, turned, turnedHeight } from '../../kit/turned.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface LampOptions extends CutOptions {
  readonly shade?: string;
  readonly metal?: string;
}

const BODY = turn([
  [634, 24],
  [664, 40],
  [720, 86],
  [800, 132],
  [866, 142],
  [940, 118],
  [1000, 86],
  [1026, 78],
]);
const FOOT = turn([
  [1024, 104],
  [1040, 112],
  [1056, 128],
  [1066, 132],
]);
const SHADE: Turned = turn([
  [190, 120],
  [300, 151],
  [420, 185],
  [560, 226],
]);

/** The wall behind a lit lamp. */
function lightWall(scene: Scene) {
  const warm = linearOf('#f2efe9').map((channel, k) => channel * (GLOW[k] ?? 0));
  for (let i = 0; i < scene.ground.length; i++) {
    const distance = Math.hypot((at(scene.bend.x, i) - 450) / 1.1, at(scene.bend.y, i) - 400);
    const light = 0.09 * Math.exp(-((distance / 240) ** 2));
    for (let k = 0; k < 3; k++) scene.goods[i * 3 + k] = at(scene.goods, i * 3 + k) + light * (warm[k] ?? 0);
  }
}

/** Light that comes through the linen, brightest around the bulb. */
const glow = (x: number, y: number) => 0.3 * Math.exp(-(((x - 450) / 160) ** 2 + ((y - 430) / 170) ** 2));

function shadeFolds(): string {
  let pleats = '';
  for (let k = 0; k <= 26; k++) {
    const t = (k / 26) * 2 - 1;
    const reach = Math.sin((t * Math.PI) / 2);
    pleats += line(`M${450 + reach * 120} 188L${450 + reach * 226} 562`, k % 2 ? '#000' : '#fff', 5, 0.5);
  }
  return pleats;
}

async function draw(scene: Scene, options: LampOptions) {
  const body = clothOf(options, 'ceramic');
  const { shade = '#e6dac4', metal = '#a58a54' } = options;
  await standingShadow(scene, { x: 452, y: 1066, rx: 136, ry: 16, strength: 0.8, lean: 40 });
  lightWall(scene);
  await turned(scene, FOOT, { fabric: 'metal', paint: metal, foot: 14, rim: 10 });
  await turned(scene, BODY, { ...body, foot: 12, rim: 6, roundness: 0.6 });
  await part(scene, 'M436 560L464 560L466 640L434 640Z', {
    fabric: 'metal',
    paint: metal,
    inflate: 10,
    puff: 0.8,
    cast: 0,
  });
  await part(scene, ellipse(450, 186, 119, 12), {
    fabric: 'paper',
    paint: '#cbb993',
    inflate: 8,
    puff: 0.1,
    cast: 0,
    glow,
  });
  await part(scene, SHADE.outline({ rim: 12, foot: 26 }), {
    fabric: 'linen',
    paint: shade,
    heightAt: turnedHeight(SHADE.radius, 0.45),
    maxSlope: 1,
    folds: shadeFolds(),
    foldBlur: 2,
    foldDepth: 7,
    bevel: 3,
    edge: 0.1,
    cast: 0.16,
    castBlur: 16,
    castX: 4,
    castY: 18,
    fill: 0.12,
    glow,
  });
  await ink(
    scene,
    line('M331 191C400 203 500 203 569 191', '#a58a5c', 4.5, 0.6),
    line('M225 561C300 592 600 592 675 561', '#a58a5c', 5.5, 0.6),
  );
}

/** Table lamp: a glazed body and a linen shade, lit. */
export const lamp: Cut<LampOptions> = {
  name: 'lamp',
  bend: 0,
  closeUp: { x: 450, y: 680, width: 420 },
  draw,
};
