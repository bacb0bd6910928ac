/**
 * Name of a cookie that carries an id or a token. Browsers take one with this prefix only over https, from the host itself and
 * for all its paths, so that neither a neighbouring host nor a page over http can plant it (RFC 6265bis, 4.1.3.2).
 */
export const cookieNameOn = (protocol: string, name: string): string =>
  protocol === 'https' ? `__Host-${name}` : name;
