import type { Scene } from '../engine/scene.ts';
import type { PaintedCloth } from '../materials/patterns.ts';
import { strip } from './ink.ts';
import type { JacketShape } from './jacket-shape.ts';
import { both, CENTRE, mirrorPath } from './paths.ts';
import { BAND, piece } from './pieces.ts';

/** Ribbed bands along both fronts of a cardigan with a V neck, up and around the neck. */
export async function openBands(scene: Scene, shape: JacketShape, { paint }: PaintedCloth, width = 36) {
  const { neck, neckY, throatY, hemY, overlap } = shape;
  const c = CENTRE;
  const x = c + overlap - width * 0.3;
  const middle = (neckY + throatY) / 2;
  const front = `M${c - neck + 6} ${neckY - 4}C${c - neck * 0.76 + 4} ${middle - 20} ${Math.min(c - 26, x)} ${middle + 30} ${x} ${throatY}L${x} ${hemY + 20}`;
  const band = { ...BAND, fabric: 'fineRib', paint, inflate: 14, puff: 0.55, castX: 3, cast: 0.32 } as const;
  const back = `M${c - neck + 6} ${neckY - 2}C${c - neck * 0.5} ${neckY - 24} ${c + neck * 0.5} ${neckY - 24} ${c + neck - 6} ${neckY - 2}`;
  await piece(scene, strip(back, width * 0.8, 'butt'), { ...band, angle: 1.57, cast: 0.1 });
  await piece(scene, strip(mirrorPath(front), width, 'butt'), { ...band, cast: 0.2 });
  await piece(scene, strip(front, width, 'butt'), band);
}

/** Ribbed bands of a cardigan that closes up to a round neck. */
export async function roundBands(scene: Scene, shape: JacketShape, { paint }: PaintedCloth, width: number) {
  const { neck, neckY, throatY, hemY } = shape;
  const c = CENTRE;
  const band = { ...BAND, fabric: 'fineRib', paint, inflate: 11, puff: 0.6 } as const;
  const back = `M${c - neck} ${neckY}C${c - neck * 0.6} ${neckY - 20} ${c + neck * 0.6} ${neckY - 20} ${c + neck} ${neckY}`;
  await piece(scene, strip(back, width * 0.8, 'butt'), { ...band, angle: 1.57, cast: 0.1 });
  await piece(scene, strip(`M${c} ${throatY}L${c} ${hemY + 62}`, width + 6, 'butt'), { ...band, castX: 3, cast: 0.3 });
  const front = `M${c} ${throatY}C${c - neck * 0.6} ${throatY} ${c - neck * 0.94} ${neckY + (throatY - neckY) * 0.52} ${c - neck} ${neckY}`;
  await piece(scene, both(strip(front, width * 0.8, 'butt')), band);
}
