import type { VersionSet } from '@odeta/contracts';
import type { SendForClient } from '../api/api-gateway.ts';
import type { ReportFailure } from '../failures/report-failure.ts';
import type { Session } from '../http/session.ts';
import { createStaleWhileRevalidate } from '../http/stale-while-revalidate.ts';
import { type PreviewState, showsDrafts } from '../releases/preview-state.ts';
import type { SiteContents } from '../releases/worker-messages.ts';
import { KEPT_FOR } from './page-cache.ts';
import type { PageDeps } from './page-deps.ts';

/** Milliseconds; for header and footer of a country. After a pause the first visitor waits for new ones, as for the page. */
const CONTENTS = { freshFor: 5_000, staleFor: 10_000, keptFor: KEPT_FOR, size: 20 };

interface ContentsOrder {
  versions: VersionSet;
  session: Session;
  send: SendForClient;
  report: ReportFailure;
  preview: PreviewState;
}

/** Reads header and footer of a country as a version of the shell shows them; `undefined` when they cannot be loaded, which is reported. */
export function createSiteContents({ renderer, measures }: Pick<PageDeps, 'renderer' | 'measures'>) {
  const kept = createStaleWhileRevalidate<SiteContents>(CONTENTS, undefined, undefined, measures.cache('contents'));

  return async ({ versions, session, send, report, preview }: ContentsOrder) => {
    const { country, language } = session;
    const reportFallback = (cause: unknown) => report({ kind: 'fallback', phase: 'contents', cause });
    const shell = await renderer.shellAddress(versions);
    const load = () => renderer.loadContents(versions, country, send);
    if (showsDrafts(preview)) return load().catch(reportFallback);
    return kept.get(`${country} ${language} ${shell}`, load, reportFallback).catch(reportFallback);
  };
}
