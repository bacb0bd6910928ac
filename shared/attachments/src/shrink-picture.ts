/** Pixels of the longer side: what the server keeps, enough to see a seam. */
const LONGEST_SIDE = 2000;
/** Tried one after the other until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

/** The browser cannot decode the picture, or not draw it. */
export class UnreadablePicture extends Error {}

/**
 * Draws a picture again as a JPEG of at most `maxSize` bytes: upright as its orientation says, without its metadata (such as the location),
 * and on white where it is transparent. The browser decodes it beside the main thread.
 * @throws {UnreadablePicture}
 */
export async function shrinkPicture(file: File, maxSize: number): Promise<File> {
  const canvas = await draw(file);
  for (const quality of QUALITIES) {
    const content = await encode(canvas, quality);
    if (content.size <= maxSize) return renamed(file, content);
  }
  throw new UnreadablePicture(`${file.name} stays too large`);
}

async function draw(file: File): Promise<HTMLCanvasElement> {
  const picture = await decode(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) });
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new UnreadablePicture('No canvas');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Pictures of a phone take 50 to 200 MB in memory.
  picture.close();
  return canvas;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnreadablePicture(`${file.name} cannot be decoded`, { cause });
  }
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    const take = (content: Blob | null) =>
      content ? resolve(content) : reject(new UnreadablePicture('The canvas is too large'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

const renamed = ({ name, lastModified }: File, content: Blob) =>
  new File([content], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: content.type, lastModified });
