import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import type { LegsShape } from '../../kit/legs.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import type { CloseUp, CutOptions } from '../cut.ts';

export interface TrousersOptions extends CutOptions {
  readonly buttons?: string;
  readonly cords?: string;
  readonly thread?: string;
  /** Stripes, patches and the like. */
  readonly accent?: string;
}

type Finish = (scene: Scene, options: TrousersOptions, cloth: PaintedCloth, random: Random) => Promise<void>;

/** The pattern by which trousers are cut. */
export interface TrousersPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly legs: LegsShape;
  /** A band with loops and a button, or an elastic waist. */
  readonly waist: {
    readonly kind: 'band' | 'elastic';
    readonly height: number;
    readonly loops?: boolean;
    readonly cords?: boolean;
  };
  readonly fly?: boolean;
  readonly pockets?: 'slanted' | 'side' | 'none';
  readonly hem?: 'stitched' | 'turned' | 'ribbed' | 'plain';
  /** Long folds of soft cloth instead of creases across. */
  readonly flowing?: boolean;
  readonly pressed?: boolean;
  /** Pleats or gathers below the waist. */
  readonly gathered?: boolean;
  readonly folds?: number;
  readonly finish?: Finish;
  /** Drawn after the waist. */
  readonly last?: Finish;
  /** What lies on the back alone. */
  readonly behind?: (scene: Scene, options: TrousersOptions, cloth: PaintedCloth) => Promise<void>;
}
