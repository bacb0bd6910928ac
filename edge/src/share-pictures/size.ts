/** Pixels; the size that Open Graph clients show uncropped (https://ogp.me, a ratio of 1.91 to 1). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Pixels; three times what goods take up in an e-mail. */
export const MAIL_WIDTH = 216;
export const MAIL_HEIGHT = 288;
