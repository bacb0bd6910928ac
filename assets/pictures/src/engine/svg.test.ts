import { boxAround, findContent, rasterizeChannel } from './svg.ts';

const FRAME = { left: 0, top: 0, width: 900, height: 1200, scale: 1 };
const WINDOW = { left: -20, top: -20, width: 940, height: 1240 };

test('a button is found where it lies, with a little room around it', async () => {
  const box = await findContent('<circle cx="452" cy="640" r="9" fill="#fff"/>', FRAME, WINDOW);

  expect(box).not.toBeNull();
  const { left, top, width, height } = box ?? WINDOW;
  expect(left).toBeLessThanOrEqual(443);
  expect(left + width).toBeGreaterThanOrEqual(461);
  expect(top).toBeLessThanOrEqual(631);
  expect(top + height).toBeGreaterThanOrEqual(649);
  expect(width * height).toBeLessThan(60 * 60);
});

test('faint stitches are found whole', async () => {
  const stitches =
    '<path d="M60 1140L860 1150" stroke="#000" stroke-width="1.2" stroke-dasharray="6 3.6" opacity=".16" fill="none"/>';
  const box = await findContent(stitches, FRAME, WINDOW);

  expect(box?.left).toBeLessThanOrEqual(60);
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(856);
});

test('where nothing is drawn there is no box', async () => {
  expect(await findContent('<circle cx="5000" cy="5000" r="9"/>', FRAME, WINDOW)).toBeNull();
});

test('a part of a frame is drawn as it is in the whole frame', async () => {
  const drawing = '<circle cx="200" cy="300" r="40" fill="#fff"/>';
  const window = { left: 150, top: 250, width: 100, height: 100 };

  const bytes = await rasterizeChannel(drawing, FRAME, window, 3);

  expect(boxAround(bytes, window)).toEqual({ left: 160, top: 260, width: 80, height: 80 });
});
