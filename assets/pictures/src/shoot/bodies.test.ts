import type { Frame } from '../engine/frame.ts';
import type { PartOptions } from '../engine/part-options.ts';
import { joined, type Piece } from './bodies.ts';
import { layerOf } from './layers.ts';

const FRAME: Frame = { left: 0, top: 0, width: 80, height: 20, scale: 1 };

function pieceAt(left: number, width: number): Piece {
  const mask = { left, top: 4, width, height: 10, coverage: new Float32Array(width * 10).fill(1) };
  return { layer: layerOf(mask, FRAME), options: { puff: 0.6 } as PartOptions };
}

test('the two halves of a hem that meet in the middle are one piece behind', () => {
  const [hem, ...others] = joined([pieceAt(10, 28), pieceAt(42, 28)], FRAME);

  expect(others).toEqual([]);
  expect([hem?.layer.left, hem?.layer.right]).toEqual([10, 70]);
});

test('sleeves and a belt that ends beside the middle stay as they are', () => {
  const pieces = [pieceAt(0, 12), pieceAt(68, 12), pieceAt(10, 28)];

  expect(joined(pieces, FRAME)).toEqual(pieces);
});

test('straps that cross in the middle stay two', () => {
  const frame = { ...FRAME, height: 120, scale: 0.25 };
  const strap = (left: number, isRight: boolean): Piece => {
    const [width, height] = [30, 100];
    const slant = Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const middle = isRight ? width - (y / height) * width : (y / height) * width;
      return Math.abs(x - middle) < 5 ? 1 : 0;
    });
    const mask = { left, top: 4, width, height, coverage: Float32Array.from(slant) };
    return { layer: layerOf(mask, frame), options: { puff: 0.6 } as PartOptions };
  };
  const pieces = [strap(12, false), strap(38, true)];

  expect(joined(pieces, frame).length).toBe(2);
});
