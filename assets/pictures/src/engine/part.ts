import { blur } from './blur.ts';
import { heightField, risen } from './height-field.ts';
import { diffuse, GLOW, grazing, shine, windows } from './light.ts';
import { FAINT, type Mask, padded } from './mask.ts';
import { at, clamp } from './numbers.ts';
import type { PartOptions } from './part-options.ts';
import type { Scene } from './scene.ts';
import { castShadow } from './shadow.ts';
import { createTexturePoint, type Fabric, type TexturePoint } from './texture.ts';

/** Everything that is known of a part before its pixels are lit. */
interface Surface {
  readonly area: Mask;
  readonly rim: Float32Array;
  readonly heights: Float32Array;
  /** Heights blurred: what lies below them is a hollow. */
  readonly around: Float32Array | null;
  readonly options: PartOptions;
}

/** Puts the point on the cloth: patterns slide down the slopes and turn with the grain. */
function lay(point: TexturePoint, slopeX: number, slopeY: number, options: PartOptions) {
  if (options.uvAt) {
    [point.u, point.v] = options.uvAt(point.x, point.y);
    return;
  }
  const across = point.x - slopeX * options.patternShift;
  const along = point.y - slopeY * options.patternShift;
  point.u = across * point.cos - along * point.sin + options.offsetU;
  point.v = across * point.sin + along * point.cos + options.offsetV;
}

/** Gives the point the slopes, grain and hollows of its fabric. */
function weave(point: TexturePoint, scene: Scene, options: PartOptions) {
  point.slopeX = 0;
  point.slopeY = 0;
  point.grain = 0;
  point.open = 1;
  for (const effect of options.fabric.effects) effect(point, scene.noise);
}

function openness({ rim, heights, around, options }: Surface, index: number): number {
  const edge = 1 - options.edge * (1 - risen(at(rim, index)));
  if (!around) return edge;
  return edge * (1 + clamp((at(heights, index) - at(around, index)) * options.cavity, -0.3, 0.1));
}

function opacityOf({ opacity }: PartOptions, facing: number, mirrored: number): number {
  return typeof opacity === 'number' ? opacity : clamp(opacity(facing, mirrored), 0, 1);
}

function cover(scene: Scene, pixel: number, share: number) {
  scene.ground[pixel] = at(scene.ground, pixel) * (1 - share);
  scene.cover[pixel] = Math.max(at(scene.cover, pixel), share);
}

function slopeAt({ area, heights, options }: Surface, index: number, step: number, scale: number): number {
  if (index < step || index + step >= area.coverage.length) return 0;
  const rise = (at(heights, index + step) - at(heights, index - step)) * 0.5 * scale;
  return clamp(rise, -options.maxSlope, options.maxSlope);
}

function spotTintOf({ metallic, silky }: Fabric, albedo: number): number {
  if (metallic) return albedo + 0.15;
  return silky ? albedo * 1.5 + 0.1 : 0.6;
}

/** Lights one pixel and lays it over what is there. */
function lightPixel(scene: Scene, surface: Surface, index: number, pixel: number, point: TexturePoint) {
  const { options, area } = surface;
  const { fabric } = options;
  point.x = at(scene.bend.x, pixel);
  point.y = at(scene.bend.y, pixel);
  const slopeX = slopeAt(surface, index, 1, scene.frame.scale);
  const slopeY = slopeAt(surface, index, area.width, scene.frame.scale);
  lay(point, slopeX, slopeY, options);
  weave(point, scene, options);

  const leanX = point.slopeX - slopeX;
  const leanY = point.slopeY - slopeY;
  const facing = 1 / Math.sqrt(leanX * leanX + leanY * leanY + 1);
  const x = leanX * facing;
  const y = leanY * facing;
  const light = diffuse(x, y, facing, options.fill) * point.open * openness(surface, index) + point.grain;
  const spot = shine(fabric, x, y, facing);
  const mirrored = windows(fabric, x, y, facing);
  const color = options.paint(point.u, point.v, point.x, point.y);
  const glow = options.glow?.(point.x, point.y) ?? 0;
  const share = at(area.coverage, index) * opacityOf(options, facing, spot + mirrored);

  for (let k = 0; k < 3; k++) {
    const albedo = color[k] ?? 0;
    const spotTint = spotTintOf(fabric, albedo);
    const mirrorTint = fabric.metallic ? albedo + 0.1 : 0.8;
    const lit = albedo * light + spot * spotTint + mirrored * mirrorTint + grazing(fabric, facing, albedo);
    const i = pixel * 3 + k;
    scene.goods[i] = at(scene.goods, i) * (1 - share) + (lit + glow * (GLOW[k] ?? 0)) * share;
  }
  cover(scene, pixel, share);
}

/** Draws one piece of material over the scene. */
export async function drawPart(scene: Scene, mask: Mask, options: PartOptions): Promise<void> {
  if (!mask.width) return;
  if (scene.collect) {
    scene.collect(mask, options);
    return;
  }
  const { scale, width } = scene.frame;
  const { cast, castBlur, castX, castY } = options;
  castShadow(scene, mask, { strength: cast, blur: castBlur, x: castX, y: castY });

  const reach = options.heightAt ? 6 : Math.max(18, options.inflate * 3);
  const area = padded(mask, Math.ceil(reach * scale) + 2, scene.frame);
  const rim = blur(area.coverage, area, options.bevelBlur * scale);
  const heights = await heightField(scene, area, rim, options);
  const around = options.cavity ? blur(heights, area, 11 * scale) : null;
  const surface = { area, rim, heights, around, options };
  const point = createTexturePoint(options.angle, scale);

  for (let i = 0; i < area.coverage.length; i++) {
    if (at(area.coverage, i) <= FAINT) continue;
    const pixel = (area.top + Math.floor(i / area.width)) * width + area.left + (i % area.width);
    lightPixel(scene, surface, i, pixel, point);
  }
}
