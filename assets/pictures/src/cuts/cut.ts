import type { Scene } from '../engine/scene.ts';
import type { FabricName } from '../materials/fabrics.ts';
import { type PaintedCloth, type Pattern, paintOf } from '../materials/patterns.ts';

/** What every cut can be made in. */
export interface CutOptions {
  /** Ground colour as #rrggbb. */
  readonly color: string;
  readonly fabric?: FabricName;
  readonly pattern?: Pattern;
  /** Colour of the ground; the studio's unless told. */
  readonly background?: string;
  /** Another seed lays the same cloth in other folds. */
  readonly seed?: number;
}

/** Middle and width of the close-up, on the sheet. */
export interface CloseUp {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What the parts of the front do not tell of the back. */
export interface Behind<Options extends CutOptions = CutOptions> {
  /** The body from behind, as SVG content: where the fronts leave it open. Such a cut draws its own collar. */
  readonly body?: string;
  /** Draws what lies on the back alone; a method, as in `Cut`. */
  draw(scene: Scene, options: Options): Promise<void>;
}

/** One thing that can be drawn, in any colour its options allow. */
export interface Cut<Options extends CutOptions = CutOptions> {
  /** The name of its file. */
  readonly name: string;
  /** Units by which cloth strays from its drawing; 0 for things that stand still. */
  readonly bend: number;
  readonly closeUp: CloseUp;
  readonly behind?: Behind<Options>;
  /** A method, so that cuts with options of their own can stand in one list. */
  draw(scene: Scene, options: Options): Promise<void>;
}

/** The cloth that the options ask for. */
export const clothOf = ({ color, fabric, pattern }: CutOptions, usual: FabricName): PaintedCloth => ({
  fabric: fabric ?? usual,
  paint: paintOf({ color, pattern }),
});
