/** Pixels; the size that Open Graph clients show uncropped (https://ogp.me, a ratio of 1.91 to 1). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
