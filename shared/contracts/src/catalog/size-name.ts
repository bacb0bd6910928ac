/** I2. `38` of `size/38`, `XS` of `size/xs`, `62/68` of `62-68`, `140 × 200` of `140x200`; `null` for goods in one size. */
export function sizeName(size: string): string | null {
  const name = size.slice(size.indexOf('/') + 1);
  if (name === 'one') return null;
  return name
    .replace('-', '/')
    .replace(/^(\d+)x(\d+)$/, '$1\u00a0×\u00a0$2')
    .toUpperCase();
}
