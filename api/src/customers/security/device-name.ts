/** In this order: browsers and systems name others than themselves. */
const browsers = [
  [/\bOdetaApp\//, 'ODETA'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** By which a customer knows one of his browsers again: `Chrome, Windows`. Empty when it says nothing of itself. */
export function deviceNameOf(userAgent = ''): string {
  const named = [browsers, systems].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return named.filter((name) => name !== undefined).join(', ');
}
