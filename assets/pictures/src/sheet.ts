import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { catalogue } from './catalogue/catalogue.ts';
import type { Picture } from './catalogue/product.ts';
import { select } from './publish/select.ts';
import { shootBack, shootDetail, shootSecondDetail, shootWhole } from './shoot/shoot.ts';
import { silhouetteOf } from './shoot/silhouette.ts';

/** A contact sheet of the catalogue, to look at; it is drawn anew and not kept. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    detail: { type: 'boolean' },
    back: { type: 'boolean' },
    second: { type: 'boolean' },
    silhouette: { type: 'boolean' },
    width: { type: 'string', default: '300' },
    columns: { type: 'string', default: '8' },
    out: { type: 'string', default: join(import.meta.dirname, '../dist/sheet.png') },
  },
});

const GAP = 8;
const LABEL = 26;
const width = Number(values.width);
const height = Math.round((width * 4) / 3);
const columns = Number(values.columns);

function pixelsOf(cut: Picture['cut'], options: Picture['options']) {
  if (values.back) return shootBack(cut, options, width);
  if (values.second) return shootSecondDetail(cut, options, width);
  if (values.silhouette) return silhouetteOf(cut, options, width);
  if (values.detail) return shootDetail(cut, options, width);
  return shootWhole(cut, options, width).then((whole) => whole.front());
}

async function tileOf({ id, cut, options }: Picture) {
  const pixels = await pixelsOf(cut, options);
  const { data, ...raw } = pixels;
  process.stdout.write(`${id}\n`);
  return sharp(data, { raw }).png().toBuffer();
}

const labelOf = (id: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="4" y="18" font-family="sans-serif" font-size="14" fill="#544e47">${id}</text></svg>`,
  );

sharp.concurrency(1);
const pictures = select(catalogue, values.only);
const layers: OverlayOptions[] = [];
for (const [k, picture] of pictures.entries()) {
  const left = GAP + (k % columns) * (width + GAP);
  const top = GAP + Math.floor(k / columns) * (height + LABEL + GAP);
  layers.push({ input: await tileOf(picture), left, top }, { input: labelOf(picture.id), left, top: top + height });
}

await mkdir(dirname(values.out), { recursive: true });
await sharp({
  create: {
    width: GAP + Math.min(columns, pictures.length) * (width + GAP),
    height: GAP + Math.ceil(pictures.length / columns) * (height + LABEL + GAP),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(layers)
  .png()
  .toFile(values.out);
process.stdout.write(`${values.out}\n`);
