import type { PhaseTimes } from '../timings/timings.ts';
import { type Html, html, section, table } from './html.ts';
import type { Overview } from './overview.ts';

/** Milliseconds at the ends of the axis, which is logarithmic. */
const AXIS = { least: 1, most: 100_000 };

/** How long the phases of each version took, on this server and in browsers that report it. */
export function timingsSection({ timings }: Overview): Html {
  const measured = timings.filter(({ phases }) => phases.length > 0);
  const note =
    'Since this edge started, without data of visitors: server is rendering here; ttfb, lcp, inp and cls come from a share of the browsers, the rest from all while a canary runs; red line at p95, axis from 1 ms to 100 s, logarithmic';
  if (measured.length === 0)
    return section('phases', 'Phases', note, html`<p class="note">No page was rendered yet.</p>`);
  const columns = [
    { name: 'Version' },
    { name: 'Phase' },
    { name: 'Pages', isNumber: true },
    { name: 'p75', isNumber: true },
    { name: 'p95', isNumber: true },
    { name: 'How long it took' },
  ];
  const rows = measured.flatMap(({ release, phases }) =>
    phases.map((times) => ({
      cells: [
        html`<code>${release}</code>`,
        html`${times.phase}`,
        html`${times.count}`,
        html`${inUnit(times.phase, times.p75)}`,
        html`${inUnit(times.phase, times.p95)}`,
        plotOf(release, times),
      ],
    })),
  );
  return section('phases', 'Phases', note, table('Phases by version', columns, rows));
}

/** A bar for each bucket, and a red line at p95. */
function plotOf(release: string, { phase, count, p75, p95, histogram }: PhaseTimes): Html {
  const most = Math.max(...histogram.map(([, each]) => each));
  const bars = histogram.map(([ms, each]) => {
    const height = Math.max(1, (each / most) * 20);
    return html`<rect class="solid" x="${(placeOf(ms) - 1.2).toFixed(1)}" y="${(20 - height).toFixed(1)}" width="1" height="${height.toFixed(1)}"/>`;
  });
  const limit = placeOf(p95).toFixed(1);
  const label = `${release} ${phase}: p75 ${inUnit(phase, p75)}, p95 ${inUnit(phase, p95)} of ${count} pages`;
  return html`<svg class="times" viewBox="0 0 100 20" preserveAspectRatio="none" role="img" aria-label="${label}">${bars}<line x1="${limit}" x2="${limit}" y1="0" y2="20"/></svg>`;
}

const placeOf = (ms: number) =>
  Math.min(100, (Math.log(Math.max(ms, 1) / AXIS.least) / Math.log(AXIS.most / AXIS.least)) * 98 + 2);

const inUnit = (phase: PhaseTimes['phase'], value: number) =>
  phase === 'cls' ? (value / 1_000).toFixed(3) : inTime(value);

const inTime = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`);
