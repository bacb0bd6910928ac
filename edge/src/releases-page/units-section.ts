import { dateOf, type Html, html, kilobytes, section, table } from './html.ts';
import type { ListedVersion, Overview, UnitRow } from './overview.ts';

const columns = [
  { name: 'Unit' },
  { name: 'Live versions' },
  { name: 'Size', isNumber: true },
  { name: 'Integrity' },
  { name: 'Changed' },
  { name: 'State' },
];

export function unitsSection({ units }: Overview): Html {
  const rows = units.map((unit) => ({ cells: cellsOf(unit), kind: runningOf(unit).length > 0 ? 'current' : '' }));
  const note = 'Solid: default. Hatched: canary. Sizes are brotli, browser files of the first load.';
  return section('units', 'Units', note, table('Units', columns, rows));
}

const cellsOf = (unit: UnitRow): Html[] => [
  html`${unit.unit}<small>${unit.owner}</small>`,
  html`${sharesOf(unit.versions)}`,
  html`${unit.firstLoad === null ? '–' : kilobytes(unit.firstLoad)}`,
  integrityOf(unit.files),
  html`${dateOf(unit.changedAt)}<br><span class="note">${unit.changedBy}</span>`,
  stateOf(unit),
];

const runningOf = ({ versions }: UnitRow) => versions.filter(({ isDefault, traffic }) => !isDefault && traffic);

/** A diagram with numeric widths, because the page allows no inline styles. */
function sharesOf(versions: readonly ListedVersion[]): Html {
  const shown = versions.filter(({ traffic }) => traffic);
  const bars = shown.map(({ traffic, isDefault }, index) => {
    const before = shown.slice(0, index).reduce((sum, other) => sum + (other.traffic ?? 0), 0);
    return html`<rect class="${isDefault ? 'solid' : 'hatched'}" x="${before}" width="${Math.max((traffic ?? 0) - 0.6, 0.6)}" height="8"/>`;
  });
  const lines = versions.map(
    ({ version, traffic, isDefault, share }) =>
      html`<li${traffic ? null : html` class="off"`}><code>${version}</code><span>${isDefault ? `${traffic} %` : share}</span></li>`,
  );
  return html`<div class="shares"><svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${bars}</svg><ul>${lines}</ul></div>`;
}

function integrityOf(files: UnitRow['files']): Html {
  if (!files) return html`<span class="bad">cannot be read</span>`;
  const isGood = files.good === files.of;
  return html`<span class="${isGood ? 'ok' : 'bad'}">${files.good} of ${files.of} files</span>`;
}

function stateOf(unit: UnitRow): Html {
  const [running] = runningOf(unit);
  if (running) return html`<span class="badge">canary ${running.traffic} %</span>`;
  const stopped = unit.versions.find(({ isDefault, traffic }) => !isDefault && traffic === 0);
  return stopped ? html`<span class="bad">${stopped.version} for testers</span>` : html`<span class="ok">steady</span>`;
}
