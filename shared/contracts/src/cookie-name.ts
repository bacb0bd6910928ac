/**
 * Name of a cookie with an id or a token. Browsers accept this prefix only over https, from the host itself and for all paths, so
 * that neither a sibling host nor a page over http can set the cookie (RFC 6265bis, 4.1.3.2).
 */
export const cookieNameOn = (protocol: string, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;
