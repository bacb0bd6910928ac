/** R3. Back and forward may show a stored document despite `no-store` (RFC 9111, 4), so the visitor's own data is read again. */
export function isFromHistory() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
