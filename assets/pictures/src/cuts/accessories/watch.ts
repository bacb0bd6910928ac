import { lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, blurred, line, topstitch } from '../../kit/ink.ts';
import { both, ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, outlineOf, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface WatchOptions extends CutOptions {
  readonly dial?: string;
  readonly metal?: string;
  readonly hands?: string;
  /** A bracelet of links and small dials. */
  readonly links?: boolean;
}

const [X, Y] = [450, 620];
const UPPER =
  'M372 470C378 380 388 290 396 214C398 196 410 186 430 186L470 186C490 186 502 196 504 214C512 290 522 380 528 470Z';
const LOWER =
  'M372 770C378 860 384 960 392 1034C396 1064 420 1082 450 1082C480 1082 504 1064 508 1034C516 960 522 860 528 770Z';
const turned = (angle: number, svg: string) => `<g transform="rotate(${angle} ${X} ${Y})">${svg}</g>`;

async function drawStrap(scene: Scene, options: WatchOptions, metal: string) {
  const leather = clothOf(options, 'smoothLeather');
  await lyingShadow(scene, UPPER + LOWER, { blur: 22, y: 22, strength: 0.34 });
  for (const path of [UPPER, LOWER]) await part(scene, path, { ...leather, inflate: 30, cast: 0.1, edge: 0.28 });
  const thread = { color: lighter(options.color, 0.45), opacity: 0.6, width: 2, dash: '8 5' };
  await ink(
    scene,
    both(
      topstitch('M384 470C390 380 398 296 406 220M384 772C390 860 396 960 404 1030C408 1050 424 1068 450 1069', thread),
    ),
    [880, 922, 964, 1006].map((y) => area(ellipse(450, y, 6, 7), '#140c07', 0.8)).join(''),
  );
  await part(scene, area(roundBox(398, 150, 104, 56, 12) + roundBox(412, 164, 76, 28, 6)), { ...METAL, paint: metal });
  await part(scene, roundBox(386, 262, 128, 30, 6), { ...TRIM, ...leather, inflate: 10, puff: 0.7 });
}

async function drawLinks(scene: Scene, metal: string) {
  const rows = (from: number, to: number) => {
    let svg = '';
    for (let y = from; y < to; y += 38) {
      const half = 76 - Math.abs(y - Y) * 0.03;
      svg += `<rect x="${450 - half}" y="${y}" width="${half * 0.5}" height="34" rx="7" fill="#fff"/><rect x="${450 - half * 0.46}" y="${y + 2}" width="${half * 0.92}" height="30" rx="7" fill="#fff"/><rect x="${450 + half * 0.5}" y="${y}" width="${half * 0.5}" height="34" rx="7" fill="#fff"/>`;
    }
    return svg;
  };
  const bracelet = rows(188, 470) + rows(770, 1060);
  await lyingShadow(scene, bracelet, { blur: 22, y: 22, strength: 0.34 });
  await part(scene, bracelet, { ...METAL, paint: metal, inflate: 10, puff: 0.7 });
}

function dialMarks(metal: string, hands: string, links: boolean): string {
  const ticks = Array.from({ length: 60 }, (_, k) => {
    const hour = k % 5 === 0;
    return turned(
      k * 6,
      `<rect x="${hour ? 446.5 : 449}" y="${Y - 138}" width="${hour ? 7 : 2}" height="${hour ? 26 : 9}" rx="1.5" fill="${hour ? metal : hands}" opacity="${hour ? 1 : 0.55}"/>`,
    );
  }).join('');
  if (!links) return ticks + line('M461 560A11 11 0 1 1 455.5 550.5', hands, 2.6, 0.8);
  const small = [
    [392, 640],
    [508, 640],
    [450, 700],
  ].map(
    ([x = 0, y = 0]) =>
      `${area(ellipse(x, y, 33), '#000', 0.22)}<circle cx="${x}" cy="${y}" r="33" fill="none" stroke="${metal}" stroke-width="2.6"/>${line(`M${x} ${y}L${x + 12} ${y - 18}`, metal, 3, 0.95)}`,
  );
  return ticks + small.join('');
}

async function drawCase(
  scene: Scene,
  { dial, metal, hands, links }: Required<Pick<WatchOptions, 'dial' | 'metal' | 'hands' | 'links'>>,
) {
  const lugs = both(
    area('M366 520C362 480 366 456 376 446L404 446L410 530Z') +
      area('M366 720C362 760 366 784 376 794L404 794L410 710Z'),
  );
  await part(scene, `${lugs}<rect x="618" y="604" width="32" height="32" rx="7" fill="#fff"/>`, {
    ...METAL,
    paint: metal,
    inflate: 8,
  });
  const disc = await outlineOf(scene, ellipse(X, Y, 178));
  castShadow(scene, disc, { blur: 16, x: 10, y: 16, strength: 0.4 });
  await part(scene, disc, { ...METAL, paint: metal, inflate: 16, puff: 0.8, cast: 0.3 });
  await part(scene, ellipse(X, Y, 150), {
    fabric: 'paper',
    paint: dial,
    inflate: 30,
    puff: -0.3,
    bevel: -8,
    cast: 0,
    edge: 0.5,
  });
  await ink(scene, dialMarks(metal, hands, links));
  const pointers =
    turned(-56, '<rect x="445" y="536" width="10" height="100" rx="5" fill="#fff"/>') +
    turned(54, '<rect x="446.5" y="502" width="7" height="136" rx="3.5" fill="#fff"/>') +
    area(ellipse(X, Y, 11));
  await part(scene, pointers, {
    fabric: 'metal',
    paint: hands,
    inflate: 4,
    puff: 0.6,
    cast: 0.3,
    castBlur: 3,
    castX: 3,
    castY: 5,
    bevel: 4,
    bevelBlur: 2,
  });
  await ink(
    scene,
    turned(200, '<rect x="449" y="496" width="2.4" height="150" fill="#8e4f33"/>') + area(ellipse(X, Y, 5), '#8e4f33'),
    `<clipPath id="glass"><circle cx="${X}" cy="${Y}" r="150"/></clipPath><g clip-path="url(#glass)">${blurred(area('M300 470L470 440L330 800L240 760Z', '#fff', 0.16), 6)}</g>`,
  );
}

async function draw(scene: Scene, options: WatchOptions) {
  const { dial = '#f1ebdf', metal = '#b79f6a', hands = '#2b2723', links = false } = options;
  if (links) await drawLinks(scene, metal);
  else await drawStrap(scene, options, metal);
  await drawCase(scene, { dial, metal, hands, links });
}

/** Watch with a leather strap, or a bracelet of links. */
export const watch: Cut<WatchOptions> = {
  name: 'watch',
  bend: 0,
  closeUp: { x: 450, y: 620, width: 420 },
  draw,
};
