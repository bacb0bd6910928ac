import { escapeHtml } from '@odeta/node/escape-html';
import { countingOf, type Figure, inUnit, isKept } from './figure.ts';
import type { Run } from './history.ts';
import { drawPlot } from './plot.ts';

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fff; max-width: 1200px; margin: 0 auto; padding: 24px 16px; }
h2 { margin: 40px 0 4px; }
p, caption { color: #5f5a52; text-align: left; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 6px 12px 6px 0; border-bottom: 1px solid #e6e1d8; vertical-align: middle; }
th { font-weight: 500; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.missed { color: #b3261e; }
svg { display: block; width: 240px; height: 40px; }
polyline { fill: none; stroke: #1c1a17; stroke-width: 1.5; }
circle { fill: #1c1a17; }
line { stroke: #b3261e; stroke-dasharray: 4 3; }
`;

/** The newest figures of each bench, and how they were before on the same machine, as one HTML page. */
export function drawReport(runs: readonly Run[]): string {
  const benches = [...new Set(runs.map(({ bench }) => bench))].sort();
  const parts = benches.map((bench) => drawBench(runs.filter((run) => run.bench === bench)));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Benches</title><style>${STYLE}</style></head><body><h1>Benches</h1><p>Where something is compared with a twin, the ratio counts. The plots show what counts from run to run on the same machine, from 0, with the aim as a dashed line.</p>${parts.join('')}</body></html>\n`;
}

function drawBench(runs: readonly Run[]): string {
  const last = runs.at(-1);
  if (!last) return '';
  const comparable = runs.filter(({ machine }) => machine === last.machine);
  const rows = last.figures.map((figure) => drawFigure(figure, comparable)).join('');
  const title = escapeHtml(last.bench);
  const head = ['Figure', 'Measured', 'Twin', 'Ratio', 'Aim'].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<h2 id="${title}">${title}</h2><table><caption>${escapeHtml(`${last.at.slice(0, 16)} UTC, commit ${last.commit}, ${last.machine}`)}</caption><thead><tr>${head}<th scope="col">${comparable.length === 1 ? 'One run' : `${comparable.length} runs`}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function drawFigure(figure: Figure, runs: readonly Run[]): string {
  const { name, value, unit, twin } = figure;
  const values = runs.flatMap(({ figures }) => figures.filter((one) => one.name === name).map(countingOf));
  const cells = [
    inUnit(value, unit),
    twin === undefined ? '' : inUnit(twin, unit),
    twin === undefined ? '' : countingOf(figure).toFixed(2),
    wordsOfAim(figure),
  ];
  const words = cells.map((cell) => `<td class="number${isKept(figure) ? '' : ' missed'}">${escapeHtml(cell)}</td>`);
  return `<tr><th scope="row">${escapeHtml(name)}</th>${words.join('')}<td>${drawPlot(name, values, figure.aim)}</td></tr>`;
}

function wordsOfAim(figure: Figure): string {
  const { aim, unit, twin } = figure;
  if (!aim) return '';
  const [sign, limit] = 'atMost' in aim ? (['≤', aim.atMost] as const) : (['≥', aim.atLeast] as const);
  return `${sign} ${twin === undefined ? inUnit(limit, unit) : limit}, ${isKept(figure) ? 'kept' : 'missed'}`;
}
