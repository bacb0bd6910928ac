import { ENOUGH_EVIDENCE, type Verdict } from '@odeta/delivery/releases/budgets';
import { rateOf } from '@odeta/delivery/releases/evidence';
import { budgetNames, percent } from '../canaries/describe-verdict.ts';
import { type Html, html, section } from './html.ts';
import type { CanaryRow, Overview } from './overview.ts';

/** With fewer visitors a budget that is not exceeded means little. */
const ENOUGH_VISITORS = 30;

export function canarySection({ canaries }: Overview, isWatched: boolean): Html {
  if (canaries.length === 0)
    return section(
      'canary',
      'Canaries',
      'Nothing in canary',
      html`<p class="note">A release with <code>--traffic</code> appears here with its budgets.</p>`,
    );
  return html`${canaries.map((canary) => oneSection(canary, isWatched))}`;
}

function oneSection({ unit, version, share, beside, verdicts }: CanaryRow, isWatched: boolean): Html {
  const note = isWatched
    ? 'Goes to 0 by itself at the first breach'
    : 'Nobody watches: this edge has no RELEASE_STOP_KEY';
  const commands = [
    `npm run promote -- ${unit} ${version}`,
    `npm run stop -- ${unit} ${version}`,
    `npm run releases -- history ${unit}`,
  ];
  return section(
    'canary',
    `Canary: ${unit} ${version} beside ${beside ?? 'nothing'}, ${share} %`,
    note,
    html`<div class="split"><div>${verdicts ? budgetList(verdicts) : html`<p class="bad">The API could not count.</p>`}<p class="note">A sequential test: at most one wrong stop in 100 canaries that are no worse, however often one looks. It stops at an evidence of ${ENOUGH_EVIDENCE} : 1, with five visitors and more, above the limit.</p></div><div class="commands"><span class="note">${evidenceText(verdicts)}</span>${commands.map((command) => html`<code class="command">${command}</code>`)}</div></div>`,
  );
}

const evidenceText = (verdicts: Verdict[] | null) => {
  const visitors = verdicts?.find(({ budget }) => budget === 'error');
  return visitors ? `Counted: ${visitors.canary.of} visitors with it, ${visitors.beside.of} beside it` : '';
};

const budgetList = (verdicts: readonly Verdict[]): Html =>
  html`<table class="budgets"><caption>Budgets</caption><thead><tr><th scope="col">Budget</th><th scope="col">Used, red line is the limit</th><th scope="col" class="number">Canary</th><th scope="col" class="number">Beside</th><th scope="col" class="number">Limit</th><th scope="col">Verdict</th></tr></thead><tbody>${verdicts.map(budgetRow)}</tbody></table>`;

function budgetRow(verdict: Verdict): Html {
  const { budget, canary, beside, limit } = verdict;
  const used = Math.round(Math.min(1, rateOf(canary) / limit) * 100);
  const shown = (arm: Verdict['canary']) =>
    arm.of < ENOUGH_VISITORS ? `${arm.failed} of ${arm.of}` : percent(rateOf(arm));
  return html`<tr><th scope="row">${budgetNames[budget]}</th><td data-label="Used"><svg class="budget" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="${used} percent of the budget used"><rect class="ground" width="100" height="8"/><rect class="${used >= 75 ? 'much' : 'solid'}" width="${used}" height="8"/></svg></td><td class="number" data-label="Canary"><div>${shown(canary)}</div></td><td class="number" data-label="Beside"><div>${shown(beside)}</div></td><td class="number" data-label="Limit"><div>${percent(limit)}</div></td><td data-label="Verdict"><div>${verdictText(verdict)}</div></td></tr>`;
}

function verdictText({ canary, limit, evidence, isBeyond }: Verdict): Html {
  if (isBeyond) return html`<span class="bad">beyond</span>`;
  if (rateOf(canary) > limit)
    return html`<span class="watch">watch, ${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)} : 1</span>`;
  return canary.of < ENOUGH_VISITORS
    ? html`<span class="note">too few yet</span>`
    : html`<span class="ok">within</span>`;
}
