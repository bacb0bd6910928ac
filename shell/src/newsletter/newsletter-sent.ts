/** Id of the thanks, which are shown when the address names them. */
export const NEWSLETTER_SENT = 'newsletter-sent';
