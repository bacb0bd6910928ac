import { dateOf, type Html, html, kilobytes, section } from './html.ts';
import type { Overview } from './overview.ts';

type Points = Overview['sizes'][string];

export function sizesSection({ sizes }: Overview): Html {
  const plots = Object.entries(sizes).flatMap(([unit, points]) => (points.length > 0 ? [plotOf(unit, points)] : []));
  const note =
    'KB brotli of the first load, a point for each version that everyone had; the axis does not start at zero';
  return section('sizes', 'Sizes over time', note, html`<div class="plots">${plots}</div>`);
}

function plotOf(unit: string, points: Points): Html {
  const [first, last] = [points[0], points.at(-1)];
  const label = `${unit}: from ${kilobytes(first?.bytes ?? 0)} to ${kilobytes(last?.bytes ?? 0)} in ${points.length} versions`;
  return html`<figure><figcaption><b>${unit}</b><span>${kilobytes(last?.bytes ?? 0)}</span></figcaption><svg class="plot" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="${label}"><polyline points="${lineOf(points)}"/></svg><div class="axis"><span>${dateOf(first?.time)}</span><span>${dateOf(last?.time)}</span></div></figure>`;
}

/** Versions are equally spaced, so that two releases within a minute are not drawn as one point. */
function lineOf(points: Points): string {
  const [least, most] = [Math.min, Math.max].map((pick) => pick(...points.map(({ bytes }) => bytes)));
  const height = Math.max((most ?? 0) - (least ?? 0), 1000);
  const places = points.map(({ bytes }, index) => {
    const x = points.length === 1 ? 0 : (index / (points.length - 1)) * 100;
    return `${x.toFixed(1)},${(36 - ((bytes - (least ?? 0)) / height) * 32).toFixed(1)}`;
  });
  return points.length === 1 ? `${places[0]} 100,36` : places.join(' ');
}
