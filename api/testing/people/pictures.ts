import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 150, g: 90, b: 40 } } });

/** A file as a form sends it. */
export const file = (name: string, content: Buffer) => ({ name, data: content.toString('base64') });

/** Counts the pictures that are decoded or encoded in this process while `run` runs; reading a header does not count. */
export async function countDecodes(run: () => Promise<unknown>): Promise<number> {
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  sharp.queue.on('change', count);
  try {
    await run();
  } finally {
    sharp.queue.off('change', count);
  }
  // One when it begins, one when it ends.
  return changes / 2;
}
