/** What of a browser decides whether a part of a page is shown, by the name of the part. */
const needed = { passkeys: 'PublicKeyCredential', wallets: 'PaymentRequest' };

/** Names what the browser lacks, so that pages neither show it nor keep its place, from the first frame on. */
export function markMissing({ documentElement }: Document, browser: object) {
  const missing = Object.entries(needed).filter(([, name]) => !(name in browser));
  if (missing.length > 0) documentElement.dataset.without = missing.map(([part]) => part).join(' ');
}
