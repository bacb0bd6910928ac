import { drawPictures } from '@odeta/node/pictures';

/** The photo of the seeded complaint: a seam that is open in the middle. */
export function drawOpenSeam(): Promise<Buffer> {
  const stitches = [40, 80, 120, 160, 200, 400, 440, 480, 520, 560].map((x) => `<path d="M${x} 190v20" />`).join('');
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
      <rect width="600" height="400" fill="#2f3e57" />
      <path d="M0 200h210q90 40 180 0h210" fill="#d8d2c6" stroke="#1d2738" stroke-width="4" />
      <path d="M210 200q90 -30 180 0" fill="#d8d2c6" stroke="#1d2738" stroke-width="4" />
      <g stroke="#c9c2b3" stroke-width="4">${stitches}</g>
    </svg>`);
  return drawPictures((open) => open.own(drawing).jpeg({ quality: 80 }).toBuffer());
}
