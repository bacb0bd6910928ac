import { canarySection } from './canary-section.ts';
import { errorsSection } from './errors-section.ts';
import { historySection, incidentsSection } from './history-sections.ts';
import { dateOf, type Html, html } from './html.ts';
import type { Overview } from './overview.ts';
import { sizesSection } from './sizes-section.ts';
import { timingsSection } from './timings-section.ts';
import { unitsSection } from './units-section.ts';

const A_DAY = 86_400_000;

interface Options {
  /** The shell's styles, which the page uses beside its own; files of the shell's release. */
  shellStyles: readonly string[];
  isWatched: boolean;
}

export function releasesPage(overview: Overview, { shellStyles, isWatched }: Options): string {
  const links = ['Units', 'Canary', 'Incidents', 'History', 'Phases', 'Errors', 'Sizes'];
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Releases | ODETA</title>${[
    ...shellStyles,
    '/releases.css',
  ].map(
    (href) => html`<link rel="stylesheet" href="${href}">`,
  )}</head><body class="releases"><header><div class="wrap"><a class="logo" href="/">ODETA</a><nav aria-label="Sections">${links.map(
    (name) => html`<a href="#${name.toLowerCase()}">${name}</a>`,
  )}</nav></div></header><main><div class="wrap"><div class="opener"><h1>Releases</h1><p class="note">Read at ${overview.readAt.slice(11, 19)} UTC. <a href="/releases">Read again</a>, or <a href="/releases.json">as JSON</a>.</p></div>${figures(overview)}${problemOf(overview)}${unitsSection(overview)}${canarySection(overview, isWatched)}${incidentsSection(overview)}${historySection(overview)}${timingsSection(overview)}${errorsSection(overview)}${sizesSection(overview)}</div></main></body></html>`;
  return `<!doctype html>${page.html}`;
}

function figures({ number, time, author, canaries, incidents, units, readAt }: Overview): Html {
  const lately = incidents.filter((incident) => Date.parse(readAt) - Date.parse(incident.time) < A_DAY).length;
  const running = canaries.map(({ unit, version, share }) => `${unit} ${version}, ${share} %`);
  return html`<dl class="figures">${figure('Document', `${number}`, `signed, ${dateOf(time)} by ${author}`)}${figure(
    'Units',
    `${units.length}`,
    'each with one default version',
  )}${figure('Canary', running[0] ?? 'none', running.slice(1).join('; '))}${figure(
    'Last 24 hours',
    `${lately} stopped by itself`,
    `${incidents.length} in this history`,
  )}</dl>`;
}

const figure = (name: string, value: string, note: string): Html =>
  html`<div><dt>${name}</dt><dd>${value}<small>${note}</small></dd></div>`;

function problemOf({ problem, number }: Overview): Html {
  return problem === null
    ? html``
    : html`<div class="alert" role="alert"><b>A newer document is not used.</b> ${problem}. Document ${number} is the newest that is signed by a known key.</div>`;
}
