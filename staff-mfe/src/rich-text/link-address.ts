/** What the server's sanitiser lets through: addresses of the shop, of secure pages, of e-mail and telephones. */
const addresses = /^(\/(?![/\\])\S*|#\S*|https:\/\/[^\s/]\S*|mailto:\S+@\S+|tel:\+?[\d-]+)$/i;

/** An address without encryption becomes the secure one, which servers of today have. `null`: no address that a link may have. */
export function linkAddressOf(typed: string): string | null {
  const address = typed.trim().replace(/^http:(?=\/\/)/i, 'https:');
  if (addresses.test(address)) return address;
  const secure = `https://${address}`;
  // As people write it.
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]\S*)?$/u.test(address) ? secure : null;
}
