/** `38` of `size/38`, `XS` of `xs`; `null` for goods that come in one size. */
export function sizeName(size: string): string | null {
  const name = size.slice(size.indexOf('/') + 1);
  return name === 'one' ? null : name.toUpperCase();
}
