import { area, line } from './ink.ts';
import { CENTRE } from './paths.ts';

export type PrintName = 'branch' | 'sun' | 'rabbit' | 'dinosaur' | 'heart' | 'badge' | 'mountains' | 'ship';

type Colors = readonly [first: string, second: string, third: string];

const at = (svg: string, y: number, size: number) =>
  `<g transform="translate(${CENTRE} ${y}) scale(${size})" opacity=".93">${svg}</g>`;

function branch([stem, leaf]: Colors): string {
  let svg = line('M-4 110C4 50 -10 -30 8 -110', stem, 4, 1);
  for (let k = 0; k < 6; k++) {
    const y = 84 - k * 34;
    const size = 1 - k * 0.09;
    for (const side of [-1, 1]) {
      svg += `<g transform="translate(0 ${y - (side > 0 ? 14 : 0)}) rotate(${side * 52}) scale(${size})">${area('M0 0C-20 -20 -20 -52 0 -76C20 -52 20 -20 0 0Z', leaf)}</g>`;
    }
  }
  return svg;
}

const sun = ([disc, ray, sea]: Colors) =>
  area('M-78 30A78 78 0 0 1 78 30Z', disc) +
  Array.from(
    { length: 7 },
    (_, k) => `<g transform="translate(0 30) rotate(${-78 + k * 26})">${line('M0 -98L0 -126', ray, 7, 1)}</g>`,
  ).join('') +
  line('M-104 52C-70 40 -36 64 0 52C36 40 70 64 104 52', sea, 7, 1) +
  line('M-70 76C-44 66 -24 86 0 76C24 66 44 86 70 76', sea, 7, 1);

const rabbit = ([fur, inner, detail]: Colors) =>
  area('M-46 -30C-66 -90 -62 -136 -40 -140C-18 -138 -14 -90 -16 -44Z', fur) +
  area('M46 -30C66 -90 62 -136 40 -140C18 -138 14 -90 16 -44Z', fur) +
  area('M-40 -60C-48 -92 -46 -118 -38 -120C-28 -118 -26 -90 -26 -62Z', inner) +
  area('M40 -60C48 -92 46 -118 38 -120C28 -118 26 -90 26 -62Z', inner) +
  area('M0 -58C54 -58 78 -24 78 18C78 62 44 88 0 88C-44 88 -78 62 -78 18C-78 -24 -54 -58 0 -58Z', fur) +
  `<circle cx="-30" cy="10" r="7" fill="${detail}"/><circle cx="30" cy="10" r="7" fill="${detail}"/>` +
  area('M-10 34L10 34L0 46Z', inner) +
  line('M0 46C-4 58 -14 60 -22 56M0 46C4 58 14 60 22 56', detail, 4, 1) +
  `<circle cx="-50" cy="36" r="11" fill="${inner}" opacity=".7"/><circle cx="50" cy="36" r="11" fill="${inner}" opacity=".7"/>`;

const dinosaur = ([skin, spike, detail]: Colors) =>
  Array.from(
    { length: 6 },
    (_, k) =>
      `<g transform="translate(${-64 + k * 26} ${-6 - Math.sin((k / 5) * Math.PI) * 26}) rotate(${-24 + k * 10})">${area('M-13 4L0 -30L13 4Z', spike)}</g>`,
  ).join('') +
  area(
    'M-140 52C-104 58 -96 20 -66 4C-30 -22 30 -18 52 -2C62 -18 62 -58 84 -82C104 -100 140 -92 142 -70C144 -52 122 -46 104 -48C98 -14 92 24 70 44L72 92L44 92L40 56C14 64 -14 64 -38 56L-42 92L-70 92L-70 46C-92 66 -116 72 -140 52Z',
    skin,
  ) +
  `<circle cx="112" cy="-72" r="5" fill="${detail}"/>` +
  line('M120 -56C126 -54 132 -54 136 -58', detail, 3, 1);

const heart = ([fill]: Colors) =>
  area('M0 84C-70 34 -104 -4 -92 -46C-80 -84 -24 -88 0 -42C24 -88 80 -84 92 -46C104 -4 70 34 0 84Z', fill);

const badge = ([ring, word]: Colors) =>
  `<circle r="34" fill="none" stroke="${ring}" stroke-width="5"/>` +
  line('M18 -9A20 20 0 1 1 6 -19', word, 6, 1) +
  `<circle cx="16" cy="-14" r="4.6" fill="${word}"/>`;

const mountains = ([near, far, sky]: Colors) =>
  `<circle cx="46" cy="-58" r="30" fill="${sky}"/>` +
  area('M-130 60L-50 -64L-16 -16L22 -78L130 60Z', far) +
  area('M-130 60L-76 -10L-40 30L0 -24L50 34L86 0L130 60Z', near);

const ship = ([hull, sail, sea]: Colors) =>
  area('M-90 34L90 34L62 74L-62 74Z', hull) +
  line('M0 34L0 -96', hull, 6, 1) +
  area('M-8 20L-8 -92L-80 20Z', sail) +
  area('M8 20L8 -74L64 20Z', sail) +
  line('M-120 92C-90 80 -60 104 -30 92C0 80 30 104 60 92C84 82 100 96 120 92', sea, 6, 1);

const PRINTS = { branch, sun, rabbit, dinosaur, heart, badge, mountains, ship };

export interface Print {
  readonly name: PrintName;
  readonly colors: Colors;
  /** Middle of the print, and its size. */
  readonly y?: number;
  readonly x?: number;
  readonly size?: number;
}

/** Something printed on the chest, as SVG. */
export const printOf = ({ name, colors, y = 470, x = CENTRE, size = 1 }: Print): string =>
  `<g transform="translate(${x - CENTRE} 0)">${at(PRINTS[name](colors), y, size)}</g>`;
