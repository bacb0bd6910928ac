import { darker } from '../../engine/color.ts';
import { inside, outside } from '../../engine/mask.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow, tone } from '../../engine/shadow.ts';
import { area, blurred, strip } from '../../kit/ink.ts';
import { ellipse } from '../../kit/paths.ts';
import { ink, METAL, outlineOf, part } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import type { Cut, CutOptions } from '../cut.ts';

interface RoundMirrorOptions extends CutOptions {
  readonly strap?: string;
}

const [X, Y, RADIUS] = [450, 680, 282] as const;
const GLARE =
  area(`M${X - 300} ${Y + 60}L${X + 60} ${Y - 300}L${X + 190} ${Y - 300}L${X - 300} ${Y + 200}Z`, '#fff', 0.5) +
  area(`M${X - 300} ${Y + 250}L${X + 250} ${Y - 300}L${X + 280} ${Y - 300}L${X - 280} ${Y + 280}Z`, '#fff', 0.35) +
  area(`M${X - 40} ${Y + 300}L${X + 300} ${Y - 40}L${X + 300} ${Y + 300}Z`, '#7e888b', 0.22);

async function draw(scene: Scene, { color, strap = '#6a4730' }: RoundMirrorOptions) {
  const metal = { ...METAL, paint: color };
  await part(scene, strip(`M${X - 226} ${Y - 168}L${X} 246L${X + 226} ${Y - 168}`, 26, 'butt'), {
    fabric: 'smoothLeather',
    paint: strap,
    inflate: 9,
    puff: 0.6,
    cast: 0.3,
    castBlur: 14,
    castX: 12,
    castY: 20,
  });
  const disc = await outlineOf(scene, ellipse(X, Y, RADIUS));
  castShadow(scene, disc, { blur: 34, x: 22, y: 44, strength: 0.34 });
  castShadow(scene, disc, { blur: 9, x: 6, y: 12, strength: 0.3 });
  await part(scene, disc, { ...metal, inflate: 12, cast: 0 });
  const glass = await outlineOf(scene, ellipse(X, Y, RADIUS - 24));
  const room = paintOf({ color: '#dcdfdc', pattern: { kind: 'fade', ink: '#aeb2af', from: Y - 260, to: Y + 280 } });
  await part(scene, glass, {
    fabric: 'paper',
    paint: room,
    inflate: 10,
    puff: 0,
    cast: 0,
    bevel: -6,
    bevelBlur: 3,
    edge: 0.25,
  });
  await ink(
    scene,
    `<clipPath id="mirror"><circle cx="${X}" cy="${Y}" r="${RADIUS - 26}"/></clipPath><g clip-path="url(#mirror)">${blurred(GLARE, 9)}</g>`,
  );
  const lit = await outlineOf(scene, ellipse(X + 8, Y + 12, RADIUS - 26));
  tone(scene, inside(outside(glass, lit), glass), 0.75, 6);
  for (const side of [-1, 1]) await part(scene, ellipse(X + side * 222, Y - 172, 15), { ...metal, inflate: 8 });
  const peg = paintOf({ color: '#a07c50', pattern: { kind: 'wood', ink: darker('#a07c50', 0.4), seed: 7 } });
  await part(scene, ellipse(X, 248, 24), {
    fabric: 'wood',
    paint: peg,
    inflate: 12,
    puff: 0.9,
    cast: 0.4,
    castBlur: 10,
    castX: 8,
    castY: 14,
  });
}

/** Round mirror on a leather strap. */
export const roundMirror: Cut<RoundMirrorOptions> = {
  name: 'round-mirror',
  bend: 0,
  closeUp: { x: 300, y: 520, width: 400 },
  draw,
};
