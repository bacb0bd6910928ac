import { clamp } from './numbers.ts';

/** A colour in linear light, each channel 0..1: what light is computed with. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The ground of every picture: the shop's custom property `--color-studio`. */
export const STUDIO = '#f2efe9';

export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

export const toSrgb = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const channelOf = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;

const channelsOf = (hex: string): Rgb => [channelOf(hex, 0), channelOf(hex, 1), channelOf(hex, 2)];

export function linearOf(hex: string): Rgb {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

export const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(clamp(channel, 0, 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const mixRgb = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Mixes two colours as the eye counts; a share of 0 gives the first. */
export function mixHex(from: string, to: string, share: number): string {
  return hexOf(mixRgb(channelsOf(from), channelsOf(to), share));
}

export const darker = (hex: string, share = 0.3): string => mixHex(hex, '#0c0a09', share);
export const lighter = (hex: string, share = 0.3): string => mixHex(hex, '#ffffff', share);
