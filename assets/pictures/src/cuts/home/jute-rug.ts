import { darker } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface JuteRugOptions extends CutOptions {
  /** Colour of two rings. */
  readonly rings?: string;
}

const [X, Y, RADIUS] = [450, 630, 330] as const;
const coils = (x: number, y: number): readonly [number, number] => {
  const radius = Math.hypot(x - X, y - Y);
  return [Math.atan2(y - Y, x - X) * Math.max(60, radius) * 0.9, radius];
};

async function draw(scene: Scene, { color, fabric = 'rope', rings = '#e0d3b8' }: JuteRugOptions) {
  const jute = (tone: string) =>
    paintOf({ color: tone, pattern: { kind: 'melange', ink: darker(tone, 0.28), seed: 8 } });
  castShadow(scene, await outlineOf(scene, ellipse(X, Y, RADIUS)), { blur: 16, x: 8, y: 14, strength: 0.36 });
  const plait = {
    fabric,
    uvAt: coils,
    castBlur: 4,
    cast: 0.1,
    edge: 0.2,
    inflate: 16,
    puff: 0.3,
    drape: 3,
    drapeX: 170,
    drapeY: 170,
  } as const;
  await part(scene, ellipse(X, Y, RADIUS), { ...plait, paint: jute(color) });
  for (const radius of [286, 176])
    await part(scene, strip(ellipse(X, Y, radius), 22, 'butt'), {
      ...plait,
      paint: jute(rings),
      bevel: 0,
      cast: 0,
      edge: 0,
    });
}

/** Round plaited rug of jute. */
export const juteRug: Cut<JuteRugOptions> = {
  name: 'jute-rug',
  bend: 3,
  closeUp: { x: 340, y: 540, width: 400 },
  draw,
};
