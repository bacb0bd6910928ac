import type { Cut, CutOptions } from '../cuts/cut.ts';
import { developCutout, developFront, type Pixels } from '../engine/develop.ts';
import { type Frame, widen } from '../engine/frame.ts';
import { createScene, type Scene } from '../engine/scene.ts';
import { drawBack } from './back.ts';
import { type Bounds, boundsOf, closeUpFrame, frameAround, otherPlace, SCOUT } from './framing.ts';

/** Units drawn around a close-up, so that shadows from outside it fall into it. */
const SURROUNDINGS = 24;

async function drawn<Options extends CutOptions>(cut: Cut<Options>, options: Options, frame: Frame): Promise<Scene> {
  const scene = createScene({ frame, seed: options.seed ?? 1, bend: cut.bend });
  await cut.draw(scene, options);
  return scene;
}

/** Where the goods will lie, found out on a coarse drawing. */
async function scout<Options extends CutOptions>(cut: Cut<Options>, options: Options): Promise<Bounds> {
  return boundsOf(await drawn(cut, options, SCOUT));
}

/** The goods drawn once, for every view that shows all of them. */
export async function shootWhole<Options extends CutOptions>(cut: Cut<Options>, options: Options, width: number) {
  const scene = await drawn(cut, options, frameAround(await scout(cut, options), width));
  return {
    scene,
    front: (): Pixels => developFront(scene, options.background ? { background: options.background } : {}),
    cutout: (): Pixels => developCutout(scene),
  };
}

/** A close-up drawn at full resolution. */
export const shootDetail = <Options extends CutOptions>(cut: Cut<Options>, options: Options, width: number) =>
  closeUp(cut, options, closeUpFrame(cut.closeUp, width));

/** A close-up of another place. */
export async function shootSecondDetail<Options extends CutOptions>(
  cut: Cut<Options>,
  options: Options,
  width: number,
): Promise<Pixels> {
  const whole = await drawn(cut, options, SCOUT);
  return closeUp(cut, options, closeUpFrame(otherPlace(cut.closeUp, whole), width));
}

async function closeUp<Options extends CutOptions>(cut: Cut<Options>, options: Options, frame: Frame): Promise<Pixels> {
  const margin = Math.round(SURROUNDINGS * frame.scale);
  const scene = await drawn(cut, options, widen(frame, margin));
  return developFront(scene, { margin, ...(options.background ? { background: options.background } : {}) });
}

/** Clothes from behind. */
export async function shootBack<Options extends CutOptions>(
  cut: Cut<Options>,
  options: Options,
  width: number,
): Promise<Pixels> {
  const bounds = boundsOf(await drawBack(cut, options, SCOUT));
  return developFront(await drawBack(cut, options, frameAround(bounds, width)));
}
