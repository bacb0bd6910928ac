import type { ConnectionKind, VersionSet, View, VitalName } from '@odeta/contracts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { wasDownloaded } from '../outcomes/was-downloaded.ts';
import { pageReleases } from '../trace/page-releases.ts';
import { sendVitals } from './vitals.api.ts';

/** Of a page that was restored or rendered in advance they say how long that took, which no version has a part in. */
const MEASURED: readonly Metric['navigationType'][] = ['navigate', 'reload', 'back-forward', 'soft-navigation'];
/** Views that one report has. */
const MOST_VIEWS = 10;

/**
 * Measures the Core Web Vitals of the document, and of addresses that are reached within it where the browser can (Chromium's soft
 * navigations). Nothing is stored in the browser, and what is sent says nothing about the visitor.
 */
export function measureVitals(page: Window, versions: VersionSet): void {
  const views = new Map<number, View>();
  const sent = new Set<string>();

  const take = ({ name, value, id, navigationId, navigationType, navigationURL }: Metric) => {
    if (!MEASURED.includes(navigationType) || sent.has(id)) return;
    sent.add(id);
    const { pathname: path } = new URL(navigationURL ?? page.location.href, page.location.href);
    const view = views.get(navigationId) ?? { path, isSoft: navigationType === 'soft-navigation' };
    views.set(navigationId, { ...view, [name.toLowerCase() as VitalName]: rounded(name, value) });
  };
  const options = { reportSoftNavs: true };
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(take, options);

  // Registered after those of the library, which report then as well.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'hidden' || views.size === 0) return;
    const timings = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const units = pageReleases(page.document, versions, page.performance).map((release) => {
      const downloaded = wasDownloaded(timings, release);
      return { release, ...(downloaded !== undefined && { downloaded }) };
    });
    const report = { connection: connectionOf(page.navigator), units, views: [...views.values()].slice(0, MOST_VIEWS) };
    views.clear();
    sendVitals(report).catch(() => {
      // A lost measurement must not disturb the page.
    });
  });
}

/** CLS is a number without a unit, the others are milliseconds. */
const rounded = (name: Metric['name'], value: number) =>
  name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value);

/** A class of lines, no more: only Chromium tells, and versions are compared within a class. */
function connectionOf({ connection }: Navigator & { connection?: { effectiveType?: string } }): ConnectionKind {
  if (connection?.effectiveType === undefined) return 'unknown';
  return connection.effectiveType === '4g' ? 'fast' : 'slow';
}
