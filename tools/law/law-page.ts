import { countries, countryCodes } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import type { LawList, Place } from './law-list.ts';
import { type LawRow, lawRowsOf } from './law-rows.ts';
import type { Outcome } from './passes.ts';

type OutcomeOf = (file: string, title: string) => Outcome | null;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem;color:#1c1a17;background:#fff}
table{border-collapse:collapse;width:100%}th,td{border-top:1px solid #ddd;padding:.5rem;text-align:left;vertical-align:top}
ul{margin:0;padding-left:1rem}.failed{color:#a4161a;font-weight:600}.open{background:#fff4d6}.none{color:#5c5750}`;

/** The evidence of all countries as a page, with the outcome of each test in the last run. */
export function lawPage(list: LawList, outcomeOf: OutcomeOf): string {
  const sections = countryCodes.map((country) => {
    const rows = lawRowsOf(list, country).map((row) => rowOf(row, outcomeOf));
    return `<h2 id="${country}">${countries[country].iso}</h2>
<table><thead><tr><th>Rule</th><th>Source</th><th>Since</th><th>Where it is seen, and its tests</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Evidence of the law</title><style>${style}</style><h1>Evidence of the law</h1>
<p>From tools/law, with the outcomes of the last run of the tests.</p>
${sections.join('\n')}</html>\n`;
}

const rowOf = ({ title, source, since, state, places }: LawRow, outcomeOf: OutcomeOf) =>
  `<tr class="${state}"><th scope="row">${escapeHtml(title)}</th><td>${state === 'open' ? 'Open: ' : ''}${escapeHtml(source)}</td>
<td>${since}</td><td>${places.map((place) => placeOf(place, outcomeOf)).join('')}</td></tr>`;

const placeOf = ({ kind, where, tests }: Place, outcomeOf: OutcomeOf) =>
  `<p>${kind}: ${escapeHtml(where)}</p><ul>${tests
    .map(({ file, title }) => `<li>${escapeHtml(`${file}: ${title}`)} ${outcomeText(outcomeOf(file, title))}</li>`)
    .join('')}</ul>`;

function outcomeText(outcome: Outcome | null) {
  if (!outcome) return '(not in the last run)';
  const at = new Date(outcome.at).toISOString().replace('T', ' ').slice(0, 16);
  return outcome.passed ? `(passed ${at} UTC)` : `<span class="failed">failed ${at} UTC</span>`;
}
