import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import type { BackSeams } from '../../kit/back-seams.ts';
import type { SleeveStyle } from '../../kit/jacket-shape.ts';
import type { Neckline } from '../../kit/necklines.ts';
import type { Print } from '../../kit/prints.ts';
import type { TorsoShape } from '../../kit/torso.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import type { CloseUp, CutOptions } from '../cut.ts';

export interface PulloverOptions extends CutOptions {
  /** Colour of the bands; the ground colour unless told. */
  readonly trim?: string;
  /** Colour of the sleeves, where they have one of their own. */
  readonly sleeves?: string;
  readonly buttons?: string;
  readonly cords?: string;
  readonly lining?: string;
  readonly print?: Print;
}

/** The pattern by which something pulled over the head is cut. */
export interface PulloverPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly rib?: FabricName;
  readonly shape: TorsoShape;
  readonly neck: Neckline | 'standing' | 'rolled' | 'own';
  readonly band?: number;
  readonly sleeve?: SleeveStyle;
  /** How far the armholes cut in. */
  readonly armhole?: number;
  /** Height of ribbed hem and cuffs; stitched ones without. */
  readonly ribbed?: { readonly hem: number; readonly cuff: number };
  /** Width of the folds: knits fall in wider ones. */
  readonly folds?: number;
  readonly raglan?: boolean;
  /** How the back is sewn. */
  readonly back?: BackSeams;
  /** What only this one has, drawn over the body and under the neck. */
  readonly finish?: (scene: Scene, options: PulloverOptions, cloth: PaintedCloth, random: Random) => Promise<void>;
  /** Drawn last. */
  readonly collar?: (scene: Scene, options: PulloverOptions, cloth: PaintedCloth) => Promise<void>;
}
