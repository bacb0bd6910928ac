/** Metres of a pixel at the equator at zoom 0, with tiles of 512 pixels. */
const METRES = 78_271.517;
/** Pixels that the line of the scale has at most. */
const WIDEST = 110;
const STEPS = [1, 2, 5];

/** A round distance and its length on the map. */
export function scaleOf({ zoom, latitude }: { zoom: number; latitude: number }): { metres: number; pixels: number } {
  const metresOfPixel = (METRES * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const most = metresOfPixel * WIDEST;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = (STEPS.findLast((step) => step * power <= most) ?? 1) * power;
  return { metres, pixels: Math.round(metres / metresOfPixel) };
}
