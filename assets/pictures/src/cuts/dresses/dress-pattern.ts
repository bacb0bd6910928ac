import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import type { SleeveStyle } from '../../kit/jacket-shape.ts';
import type { Neckline } from '../../kit/necklines.ts';
import type { TorsoShape } from '../../kit/torso.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import type { SkirtShape } from '../bottoms/create-skirt.ts';
import type { CloseUp, CutOptions } from '../cut.ts';

export interface DressOptions extends CutOptions {
  readonly trim?: string;
  readonly buttons?: string;
}

type Finish = (scene: Scene, options: DressOptions, cloth: PaintedCloth, random: Random) => Promise<void>;

/** The pattern by which a dress is cut. */
export interface DressPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  /** Down to the waist. */
  readonly bodice: TorsoShape;
  readonly neck: Neckline;
  readonly band?: number;
  readonly armhole?: number;
  readonly sleeve?: SleeveStyle;
  /** Width of bands that gather the sleeves. */
  readonly cuff?: number;
  readonly skirt: SkirtShape;
  readonly fall: 'gathered' | 'smooth';
  /** Heights at which a new gathered tier begins. */
  readonly tiers?: readonly number[];
  /** Drawn over the skirt and under the bodice. */
  readonly under?: Finish;
  readonly finish?: Finish;
}
