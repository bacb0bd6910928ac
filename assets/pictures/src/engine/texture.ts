import type { Noise } from './random.ts';

/** One point of cloth while its small-scale surface is built up by the effects of its fabric. */
export interface TexturePoint {
  /** On the sheet. */
  x: number;
  y: number;
  /** On the cloth: across and along its threads. */
  u: number;
  v: number;
  /** Turn of the cloth on the sheet. */
  cos: number;
  sin: number;
  /** Pixels to a unit: close-ups show finer fibres. */
  scale: number;
  /** How the surface leans, added to the slopes of the folds. */
  slopeX: number;
  slopeY: number;
  /** Light added by the colour of fibres. */
  grain: number;
  /** Light kept in hollows, 1 = all. */
  open: number;
}

/** Adds one feature of a fabric (fibres, ribs, weave) to a point. */
export type Effect = (point: TexturePoint, noise: Noise) => void;

export const createTexturePoint = (angle: number, scale: number): TexturePoint => ({
  x: 0,
  y: 0,
  u: 0,
  v: 0,
  cos: Math.cos(angle),
  sin: Math.sin(angle),
  scale,
  slopeX: 0,
  slopeY: 0,
  grain: 0,
  open: 1,
});

/** How a surface takes light. */
export interface Fabric {
  readonly effects: readonly Effect[];
  /** Mirror-like light: its strength and how small its spot is. */
  readonly specular?: number;
  readonly gloss?: number;
  /** Light along the edges, as on velvet. */
  readonly sheen?: number;
  /** Reflection of the studio's windows. */
  readonly softbox?: number;
  /** Bright rim of glass and glaze. */
  readonly rim?: number;
  /** Reflections take the colour of the metal. */
  readonly metallic?: boolean;
  /** Mirror-like light takes the colour of the cloth. */
  readonly silky?: boolean;
}
