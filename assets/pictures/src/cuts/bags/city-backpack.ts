import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, strip, topstitch } from '../../kit/ink.ts';
import { ellipse, flip, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CityBackpackOptions extends CutOptions {
  readonly metal?: string;
  /** A fox's face instead of the front pocket. */
  readonly fox?: boolean;
  /** Colour of the face, or of the pocket. */
  readonly accent?: string;
}

const BODY =
  'M232 470C232 350 320 290 450 290C580 290 668 350 668 470L676 900C678 950 652 976 604 976L296 976C248 976 222 950 224 900Z';
const POCKET =
  'M268 690C268 668 284 654 308 654L592 654C616 654 632 668 632 690L638 884C638 914 620 930 592 930L308 930C280 930 262 914 262 884Z';
const ZIP = 'M250 560C250 430 330 360 450 360C570 360 650 430 650 560';
const HANDLE = 'M396 300C396 226 416 204 450 204C484 204 504 226 504 300';
const STRAP = 'M240 450C180 500 164 640 178 780C184 830 200 864 220 884L226 820C204 744 206 580 248 490Z';

const EAR = 'M262 560C244 500 240 450 252 410C300 430 340 462 366 506C330 520 292 536 262 560Z';
const MASK =
  'M250 640C300 620 360 640 450 720C540 640 600 620 650 640C656 760 570 860 450 900C330 860 244 760 250 640Z';

async function drawFox(scene: Scene, cloth: PaintedCloth, accent: string) {
  const ear = area(EAR);
  for (const svg of [ear, flip(ear)])
    await part(scene, svg, { ...cloth, inflate: 16, puff: 0.6, cast: 0.4, castBlur: 6 });
  await part(scene, MASK, { fabric: 'felt', paint: accent, inflate: 16, puff: 0.4, cast: 0.34, castBlur: 5 });
  await part(scene, 'M418 852C430 842 470 842 482 852C484 874 462 896 450 900C438 896 416 874 418 852Z', {
    fabric: 'felt',
    paint: '#2a2321',
    inflate: 12,
    puff: 0.7,
  });
  for (const x of [356, 544])
    await part(scene, ellipse(x, 700, 17), { fabric: 'button', paint: '#2a2321', inflate: 9, puff: 0.8 });
}

async function draw(scene: Scene, options: CityBackpackOptions) {
  const cloth = clothOf(options, options.fox ? 'canvas' : 'smoothLeather');
  const { color, metal = '#b79f6a', accent = '#e6dece' } = options;
  await standingShadow(scene, { x: 454, y: 976, rx: 230, ry: 18, strength: 0.8 });
  const side = area(STRAP);
  for (const svg of [side, flip(side)])
    await part(scene, svg, { ...cloth, paint: darker(color, 0.18), inflate: 16, puff: 0.7, cast: 0.25 });
  await part(scene, strip(HANDLE, 26), { ...cloth, inflate: 10, puff: 0.8, cast: 0.26, castX: 6, castY: 8 });
  await part(scene, BODY, { ...cloth, inflate: 120, puff: 0.56, drape: 2, cast: 0.14, edge: 0.28 });
  await ink(
    scene,
    line(ZIP, '#161415', 13, 0.7),
    `<path d="${ZIP}" fill="none" stroke="${metal}" stroke-width="5" stroke-dasharray="3 2.4"/>`,
  );
  await part(scene, roundBox(640, 552, 18, 62, 7), { ...METAL, paint: metal });
  if (options.fox) {
    await drawFox(scene, cloth, accent);
    return;
  }
  await part(scene, POCKET, { ...cloth, inflate: 34, puff: 0.5, cast: 0.42, castBlur: 8, castY: 7 });
  await part(scene, roundBox(284, 690, 332, 22, 8), { ...TRIM, ...cloth, paint: darker(color, 0.2), inflate: 7 });
  await part(scene, roundBox(470, 694, 50, 14, 6), { ...METAL, paint: metal });
  await ink(
    scene,
    topstitch('M276 724L272 882C272 904 288 918 310 918L590 918C612 918 628 904 628 882L624 724', {
      color: lighter(color, 0.4),
      opacity: 0.45,
      width: 2,
      dash: '8 5',
    }),
  );
}

/** Small round backpack with a zip; a fox for children. */
export const cityBackpack: Cut<CityBackpackOptions> = {
  name: 'city-backpack',
  bend: 0,
  closeUp: { x: 450, y: 640, width: 420 },
  draw,
};
