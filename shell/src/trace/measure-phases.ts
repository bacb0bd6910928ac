import type { Phase, PhaseName } from './page-trace.ts';

/** Colours of Chrome's performance panel (https://developer.chrome.com/docs/devtools/performance/extension). */
const colors: Record<PhaseName, string> = {
  entry: 'primary',
  chunk: 'primary-light',
  style: 'secondary-light',
  texts: 'secondary',
  render: 'tertiary',
  shown: 'tertiary-dark',
};

/** Adds the phases to the browser's timeline, each once: a track for each unit. For people who test the shop. */
export function measurePhases(release: string, why: string | undefined, phases: readonly Phase[], timing: Performance) {
  const track = release.split('@')[0] ?? release;
  for (const { name, start, end, bytes, isStored } of phases) {
    const measure = `${release} ${name}`;
    if (timing.getEntriesByName(measure, 'measure').length > 0) continue;
    const devtools = {
      dataType: 'track-entry',
      track,
      trackGroup: 'Odeta',
      color: colors[name],
      tooltipText: measure,
      properties: [
        ['Version', release],
        ['Given', why ?? 'unknown'],
        ['Bytes', isStored ? 'stored' : String(bytes)],
      ],
    };
    timing.measure(measure, { start, end, detail: { devtools } });
  }
}
