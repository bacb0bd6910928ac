import type { GoodsBox, MeasureLine } from '@odeta/contracts';

/** Units of the diagram over a picture, which is 3:4. */
export const WIDTH = 300;
export const HEIGHT = 400;

/** Half the length of the strokes at the ends of a line, and the distance of its text. */
const END = 5;
const ABOVE = 6;
const BESIDE = 14;

interface PlacedLine {
  path: string;
  /** Position of the middle of its text. */
  x: number;
  y: number;
  /** SVG transform of the text of a vertical line. */
  turn?: string;
}

/** Position of a measure. A line outside of the goods has its text on the outer side. */
export function placed({ direction, at, from, to }: Omit<MeasureLine, 'name' | 'values'>, goods: GoodsBox): PlacedLine {
  const x = (share: number) => rounded((goods.left + share * (goods.right - goods.left)) * WIDTH);
  const y = (share: number) => rounded((goods.top + share * (goods.bottom - goods.top)) * HEIGHT);
  if (direction === 'across') {
    const level = y(at);
    return {
      path: `M${x(from)} ${level}H${x(to)}M${x(from)} ${level - END}v${2 * END}M${x(to)} ${level - END}v${2 * END}`,
      x: x((from + to) / 2),
      y: level + (at > 1 ? BESIDE : -ABOVE),
    };
  }
  const column = x(at);
  const middle = y((from + to) / 2);
  const words = column + (at > 1 ? BESIDE : -ABOVE);
  return {
    path: `M${column} ${y(from)}V${y(to)}M${column - END} ${y(from)}h${2 * END}M${column - END} ${y(to)}h${2 * END}`,
    x: words,
    y: middle,
    turn: `rotate(-90 ${words} ${middle})`,
  };
}

const rounded = (length: number) => Math.round(length * 10) / 10;
