import { darker } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { line, topstitch } from './ink.ts';
import { flip, mirrorPath } from './paths.ts';
import { BAND, ink, METAL, part, piece } from './pieces.ts';
import { button, patchPocket } from './trims.ts';

type Side = 'both' | 'left' | 'right';

interface Placed {
  /** Upper left corner of the pocket on the left front, and its size. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side?: Side;
}

/** A pocket of a jacket, a coat or trousers. */
export type Pocket =
  | (Placed & { readonly kind: 'patch'; readonly corner?: number; readonly tip?: number })
  | (Placed & { readonly kind: 'flap'; readonly slant?: number; readonly tip?: number })
  | (Placed & {
      readonly kind: 'patch-flap';
      readonly corner?: number;
      readonly tip?: number;
      readonly button?: string;
    })
  | (Placed & { readonly kind: 'welt'; readonly slant?: number })
  | (Placed & { readonly kind: 'zip'; readonly slant?: number; readonly metal?: string });

/** A flap with soft corners; `slant` lowers its outer end, `tip` its middle. */
function flapPath({ x, y, width }: Placed, height: number, slant = 0, tip = 0): string {
  const end = x + width;
  const low = y + height;
  return (
    `M${x} ${y + slant}L${end} ${y}L${end} ${low - 8}C${end} ${low} ${end - 3} ${low} ${end - 8} ${low}` +
    `L${x + width / 2} ${low + slant / 2 + tip}L${x + 8} ${low + slant}C${x + 2} ${low + slant} ${x} ${low + slant - 2} ${x} ${low + slant - 8}Z`
  );
}

async function drawFlap(scene: Scene, path: string, right: boolean, look: PaintedCloth) {
  await piece(scene, right ? mirrorPath(path) : path, { ...BAND, ...look, inflate: 11, castY: 6, cast: 0.38 });
}

async function drawOne(scene: Scene, pocket: Pocket, right: boolean, cloth: PaintedCloth, color: string) {
  const { x, y, width, height } = pocket;
  const svg = (content: string) => (right ? flip(content) : content);
  if (pocket.kind === 'patch' || pocket.kind === 'patch-flap') {
    const { corner = 22, tip = 0 } = pocket;
    await patchPocket(
      scene,
      { x, y, width, height, corner, tip: pocket.kind === 'patch' ? tip : 0, right },
      { ...cloth, inflate: 13 },
    );
  }
  if (pocket.kind === 'patch-flap') {
    const flap = flapPath({ x: x - 4, y: y - 8, width: width + 8, height }, Math.min(48, height * 0.36), 0, pocket.tip);
    await drawFlap(scene, flap, right, cloth);
    const middle = x + width / 2;
    const at = right ? 900 - middle : middle;
    await button(scene, [at, y - 8 + Math.min(48, height * 0.36) - 12 + (pocket.tip ?? 0) * 0.7], {
      radius: 7,
      color: pocket.button ?? darker(color, 0.5),
    });
  }
  if (pocket.kind === 'flap') {
    await drawFlap(scene, flapPath(pocket, height, pocket.slant, pocket.tip), right, cloth);
    await ink(scene, svg(line(`M${x} ${y + (pocket.slant ?? 0)}L${x + width} ${y}`, '#000', 2, 0.3)));
  }
  if (pocket.kind === 'welt') {
    const slant = pocket.slant ?? 0;
    const welt = `M${x} ${y}L${x + width} ${y}L${x + width - slant} ${y + height}L${x - slant} ${y + height}Z`;
    await drawFlap(scene, welt, right, cloth);
    await ink(scene, svg(topstitch(`M${x + 4} ${y + 5}L${x + 4 - slant} ${y + height - 5}`, { opacity: 0.2 })));
  }
  if (pocket.kind === 'zip') {
    const { slant = 0, metal = '#b9b2a4' } = pocket;
    const path = `M${x + slant} ${y}L${x} ${y + height}`;
    await ink(
      scene,
      svg(
        line(path, '#141315', 11, 0.8) +
          `<path d="${path}" stroke="${metal}" stroke-width="4.4" stroke-dasharray="2.6 2.2"/>`,
      ),
    );
    const puller = `<path d="M${x + slant - 4} ${y - 2}h9v26h-9Z" fill="#fff"/>`;
    await part(scene, svg(puller), { ...METAL, paint: metal, inflate: 4, puff: 0.8 });
  }
}

export async function drawPockets(scene: Scene, pockets: readonly Pocket[], cloth: PaintedCloth, color: string) {
  for (const pocket of pockets) {
    const { side = 'both' } = pocket;
    if (side !== 'right') await drawOne(scene, pocket, false, cloth, color);
    if (side !== 'left') await drawOne(scene, pocket, true, cloth, color);
  }
}
