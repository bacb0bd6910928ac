/** A drawn line. */
export const line = (path: string, color = '#000', width = 1.6, opacity = 0.3): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** A filled shape. */
export const area = (path: string, color = '#fff', opacity = 1): string =>
  `<path d="${path}" fill="${color}" fill-rule="evenodd" opacity="${opacity}"/>`;

/** The shape of a line of some width: what a strap or a lace covers. */
export const strip = (path: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** A shape with `margin` more units all around: what lies under another piece must reach under its edge. */
export const grown = (path: string, margin: number): string =>
  `<path d="${path}" fill="#fff" stroke="#fff" stroke-width="${margin * 2}" stroke-linejoin="round"/>`;

/** A raised or pressed line of a fold map. */
export const ridge = (path: string, width: number, opacity = 1): string => line(path, '#fff', width, opacity);
export const valley = (path: string, width: number, opacity = 1): string => line(path, '#000', width, opacity);

/** A seam: a dark line with a light one beside it. */
export const seam = (path: string, strength = 1): string =>
  line(path, '#000', 1.8, 0.3 * strength) +
  `<g transform="translate(1.4 1.6)">${line(path, '#fff', 1.2, 0.1 * strength)}</g>`;

export interface StitchStyle {
  readonly color?: string;
  readonly opacity?: number;
  readonly width?: number;
  readonly dash?: string;
}

/** Top stitching. */
export const topstitch = (
  path: string,
  { color = '#000', opacity = 0.25, width = 1.4, dash = '6 3.6' }: StitchStyle = {},
): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" opacity="${opacity}"/>`;

/** A small woven label inside a neck. */
export const neckLabel = (y: number, width = 26): string =>
  `<rect x="${450 - width / 2}" y="${y}" width="${width}" height="15" rx="1.5" fill="#f6f3ec" opacity=".9"/>` +
  `<rect x="${450 - width / 4}" y="${y + 6}" width="${width / 2}" height="2.4" fill="#55504a" opacity=".6"/>`;

/** Softens SVG content. */
export const blurred = (svg: string, deviation: number): string =>
  `<filter id="soft${deviation}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>` +
  `<g filter="url(#soft${deviation})">${svg}</g>`;

/** Roughens an outline: fur, terry and wool do not end in a knife edge. */
export const fuzzy = (svg: string, scale = 9, frequency = 0.16): string =>
  `<filter id="fuzz" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter><g filter="url(#fuzz)">${svg}</g>`;
