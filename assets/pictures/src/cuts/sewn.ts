import { type BackSeams, type BackShape, backSeams } from '../kit/back-seams.ts';
import { shirtCollarBehind } from '../kit/necks.ts';
import { ink } from '../kit/pieces.ts';
import type { FabricName } from '../materials/fabrics.ts';
import { type Behind, clothOf } from './cut.ts';

/** A back that is arranged from the front, with its own seams. */
export const sewn = (shape: BackShape, seams: BackSeams): Behind => ({
  draw: (scene) => ink(scene, backSeams(shape, seams)),
});

/** The back of a shirt, closed up to its folded collar. */
export const sewnShirt = (body: string, shape: BackShape, fabric: FabricName): Behind => ({
  body,
  draw: async (scene, options) => {
    await ink(scene, backSeams(shape, 'yoke'));
    await shirtCollarBehind(scene, clothOf(options, fabric), shape.neckY);
  },
});
