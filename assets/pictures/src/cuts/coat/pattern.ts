import type { Random } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import type { BackSeams } from '../../kit/back-seams.ts';
import type { LapelStyle } from '../../kit/collars.ts';
import type { Fastening } from '../../kit/fastenings.ts';
import type { JacketShape, SleeveStyle } from '../../kit/jacket-shape.ts';
import type { Pocket } from '../../kit/pockets.ts';
import type { FabricName } from '../../materials/fabrics.ts';
import type { PaintedCloth } from '../../materials/patterns.ts';
import type { CloseUp, CutOptions } from '../cut.ts';

export interface CoatOptions extends CutOptions {
  readonly lining?: string;
  /** Buttons, studs or the teeth of the zip. */
  readonly buttons?: string;
  /** Ribbed bands, collar facing or edges in another colour. */
  readonly trim?: string;
  /** Plush at the edge of the hood. */
  readonly plush?: string;
}

type Collar =
  | LapelStyle
  | { readonly kind: 'stand'; readonly height?: number }
  | { readonly kind: 'folded'; readonly size?: number; readonly fabric?: FabricName }
  | { readonly kind: 'hood' | 'round' | 'rib' | 'camp' | 'none' };

/** The pattern by which a coat or a jacket is cut. */
export interface CoatPattern {
  readonly name: string;
  readonly bend?: number;
  readonly closeUp: CloseUp;
  readonly fabric: FabricName;
  readonly shape: JacketShape;
  readonly sleeve?: SleeveStyle;
  /** Sleeves that reach up to the neck: the seams of the front are drawn by `seams`. */
  readonly raglan?: boolean;
  /** How thick the cloth lies. */
  readonly weight?: 'light' | 'heavy' | 'padded';
  /** Height of the channels of padded cloth. */
  readonly channel?: number;
  readonly collar: Collar;
  readonly fastening: Fastening;
  readonly placket?: { readonly from: number; readonly to: number; readonly width: number; readonly x?: number };
  readonly pockets?: readonly Pocket[];
  readonly cuffs?: {
    readonly kind: 'rib' | 'band';
    readonly height: number;
    readonly width: number;
    readonly offset?: number;
  };
  /** Height of a ribbed hem. */
  readonly ribHem?: number;
  readonly belt?: {
    readonly kind: 'tie' | 'buckled';
    readonly y: number;
    readonly half: number;
    readonly height?: number;
  };
  /** Seams and stitching of the left front, and lines that are not mirrored. */
  readonly seams?: string;
  readonly lines?: string;
  /** The front that lies above. */
  readonly over?: 'left' | 'right';
  /** Ribbed bands and the like, drawn under the buttons. */
  readonly bands?: (scene: Scene, options: CoatOptions, cloth: PaintedCloth) => Promise<void>;
  /** How the back is sewn. */
  readonly back?: BackSeams;
  /** What lies on the back of one that is open in front. */
  readonly behind?: (scene: Scene, options: CoatOptions) => Promise<void>;
  /** What only this one has. */
  readonly finish?: (scene: Scene, options: CoatOptions, cloth: PaintedCloth, random: Random) => Promise<void>;
}
