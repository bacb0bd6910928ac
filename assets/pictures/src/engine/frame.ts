/** Everything is drawn on a sheet of this size; its units are the units of every path and length. */
export const SHEET = { width: 900, height: 1200 } as const;

/** The window through which a scene looks at the sheet, and how finely. */
export interface Frame {
  /** Sheet coordinates of the upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels to one unit of the sheet. */
  readonly scale: number;
}

/** A rectangle in pixels of a frame. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The frame with `margin` more pixels on each side. */
export function widen(frame: Frame, margin: number): Frame {
  return {
    left: frame.left - margin / frame.scale,
    top: frame.top - margin / frame.scale,
    width: frame.width + 2 * margin,
    height: frame.height + 2 * margin,
    scale: frame.scale,
  };
}

/** The box grown by `margin` pixels as far as the frame reaches. */
export function growBox(box: Box, margin: number, frame: Frame): Box {
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  return {
    left,
    top,
    width: Math.min(frame.width, box.left + box.width + margin) - left,
    height: Math.min(frame.height, box.top + box.height + margin) - top,
  };
}
