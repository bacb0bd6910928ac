import { darker } from '../../engine/color.ts';
import { wash } from '../../engine/ink.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, topstitch } from '../../kit/ink.ts';
import { beltLoop } from '../../kit/legs.ts';
import { both, roundedBox } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { patchPocket } from '../../kit/trims.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';

interface JeansBack {
  readonly cloth: PaintedCloth;
  readonly color: string;
  readonly thread: string;
  /** Height of the waist on the sheet. */
  readonly top: number;
  readonly crotchY: number;
  /** How worn the denim is, 0..1. */
  readonly worn: number;
  /** A band with loops and a label, or an elastic one. */
  readonly isBanded: boolean;
}

/** Light where one sits and at the back of the knees. */
const wornSeat = (y: number) =>
  both(
    `<ellipse cx="366" cy="${y + 260}" rx="52" ry="70" fill="#b4b4b4"/><ellipse cx="356" cy="${y + 480}" rx="40" ry="150" fill="#ababab"/>` +
      `<path d="M268 ${y + 72}L268 ${y + 960}L288 ${y + 960}L290 ${y + 72}Z" fill="#6a6a6a"/>`,
  );

/** Yoke, seat seam and two patch pockets of jeans; a label and loops where there is a band. */
export async function drawJeansBack(
  scene: Scene,
  { cloth, color, thread, top: y, crotchY, worn, isBanded }: JeansBack,
) {
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.85, width: 2.1 });
  await wash(scene, wornSeat(y), { blur: 22, amount: worn });
  await ink(
    scene,
    both(line(`M290 ${y + 84}C340 ${y + 104} 400 ${y + 122} 450 ${y + 132}`, '#0e1624', 2.6, 0.4)),
    both(
      stitch(
        `M291 ${y + 90}C340 ${y + 110} 400 ${y + 128} 450 ${y + 138}M292 ${y + 97}C340 ${y + 117} 400 ${y + 135} 450 ${y + 145}`,
      ),
    ),
    line(`M450 ${y + 60}L450 ${crotchY}`, '#0e1624', 2.6, 0.4),
    stitch(`M456 ${y + 60}L456 ${crotchY - 6}M463 ${y + 60}L463 ${crotchY - 18}`),
  );
  const pocket = { x: 316, y: y + 150, width: 108, height: 112, corner: 5, tip: 20 };
  const look = { ...cloth, stitch: { color: thread, opacity: 0.85, width: 2 } };
  for (const right of [false, true]) await patchPocket(scene, { ...pocket, right }, look);
  const arc = `M322 ${y + 196}C346 ${y + 222} 366 ${y + 220} 370 ${y + 208}C374 ${y + 220} 394 ${y + 222} 418 ${y + 196}`;
  await ink(scene, both(stitch(arc)));
  if (isBanded) await drawBand(scene, { cloth, color, thread, top: y });
}

async function drawBand(
  scene: Scene,
  { cloth, color, thread, top: y }: Omit<JeansBack, 'crotchY' | 'worn' | 'isBanded'>,
) {
  const stitch = (path: string) => topstitch(path, { color: thread, opacity: 0.8, width: 2.1 });
  await ink(
    scene,
    stitch(`M306 ${y + 8}C350 ${y + 14} 400 ${y + 16} 450 ${y + 16}C500 ${y + 16} 550 ${y + 14} 594 ${y + 8}`),
    stitch(`M299 ${y + 42}C350 ${y + 50} 400 ${y + 53} 450 ${y + 53}C500 ${y + 53} 550 ${y + 50} 601 ${y + 42}`),
  );
  await piece(scene, roundedBox(506, y + 13, 62, 40, 2), { ...BAND, fabric: 'nappa', paint: '#a5784c', inflate: 5 });
  await ink(
    scene,
    topstitch(`M510 ${y + 17}L564 ${y + 16}L564 ${y + 48}L510 ${y + 49}Z`, { color: '#6d4a2b', opacity: 0.7 }),
  );
  for (const x of [352, 450, 590]) {
    await piece(scene, beltLoop(x, y - 5, 62), {
      ...BAND,
      ...cloth,
      paint: darker(color, 0.12),
      inflate: 6,
      cast: 0.4,
    });
    await ink(scene, stitch(`M${x - 4} ${y + 1}L${x - 4} ${y + 52}M${x + 4} ${y + 1}L${x + 4} ${y + 52}`));
  }
}
