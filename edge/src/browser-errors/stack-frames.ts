/** A place in a script of a release, as a browser names it. */
export interface Frame {
  unit: string;
  /** `null` for a file that versions share, whose address has no version. */
  version: string | null;
  /** Without its folder. */
  file: string;
  /** Both begin with 1. */
  line: number;
  column: number;
}

/** Lines of a stack that are read, and characters of each. */
const MOST_LINES = 30;
const LONGEST_LINE = 400;
/** Frames that are resolved: the place of an error is among the first ones. */
const MOST_FRAMES = 8;

/** `at f (https://odeta.sk/releases/cart/page-cart.1a2b3c4d.js:1:234)`, and `f@https://…:1:234` of Firefox and Safari. */
const FRAME =
  /\/releases\/([a-z][a-z0-9-]{0,40})\/(?:([\w.+-]{1,60})\/(?:[\w-]{1,20}\/){0,2})?([\w.+-]{1,120}\.js)(?:\?[^\s:)]{0,60})?:(\d{1,7}):(\d{1,7})/;

/** The frames of a stack that lie in releases. A stack is what a stranger has sent. */
export function framesIn(stack: string): Frame[] {
  const lines = stack.split('\n', MOST_LINES).map((line) => FRAME.exec(line.slice(0, LONGEST_LINE)));
  return lines
    .flatMap((found) => {
      const [, unit, version, file, line, column] = found ?? [];
      if (!unit || !file) return [];
      return [{ unit, version: version ?? null, file, line: Number(line), column: Number(column) }];
    })
    .slice(0, MOST_FRAMES);
}
