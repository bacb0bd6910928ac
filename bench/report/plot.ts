import { escapeHtml } from '@odeta/node/escape-html';
import type { Figure } from './figure.ts';

const WIDTH = 240;
const HEIGHT = 40;
const EDGE = 3;

/** A line of the values from the first to the last run, from 0 to the highest, as SVG. */
export function drawPlot(name: string, values: readonly number[], aim: Figure['aim']): string {
  const limit = aim && ('atMost' in aim ? aim.atMost : aim.atLeast);
  const most = Math.max(...values, limit ?? 0) || 1;
  const x = (index: number) => EDGE + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (Math.max(0, value) / most) * (HEIGHT - 2 * EDGE);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  const [cx, cy] = (points.at(-1) ?? '0,0').split(',');
  const line =
    limit === undefined ? '' : `<line x1="0" x2="${WIDTH}" y1="${y(limit).toFixed(1)}" y2="${y(limit).toFixed(1)}"/>`;
  const label = `${name}: ${values.map((value) => Number(value.toPrecision(4))).join(', ')}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${line}<polyline points="${points.join(' ')}"/><circle cx="${cx}" cy="${cy}" r="2.5"/></svg>`;
}
