import * as v from 'valibot';

/** One violation of a page's policy, without anything that could be about a person. */
export interface Violation {
  directive: string;
  /** An origin or a keyword such as `inline`; never a path or a query. */
  blocked: string;
  /** The release whose script caused it, such as `cart@1.4.0`; the unit alone if its versions share the script. */
  unit: string | null;
  disposition: 'enforce' | 'report';
}

/** A browser sends violations of one page together. */
const MOST_REPORTS = 20;

const text = v.optional(v.string(), '');
/** Reporting API (https://w3c.github.io/webappsec-csp/#reporting). Other reports, of deprecations or crashes, are left out. */
const ReportSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: v.nullish(v.string(), ''),
    disposition: text,
  }),
});
/** `report-uri`, for browsers without the Reporting API. */
const OldReportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': v.nullish(v.string(), ''),
    disposition: text,
  }),
});

/** The violations in the body of a request; none if it is no report. */
export function readReports(body: unknown): Violation[] {
  if (Array.isArray(body)) return body.slice(0, MOST_REPORTS).flatMap(readReport);
  const old = v.safeParse(OldReportSchema, body);
  if (!old.success) return readReport(body);
  const { 'csp-report': said } = old.output;
  return violationOf({
    directive: said['effective-directive'] || (said['violated-directive'].split(' ')[0] ?? ''),
    blocked: said['blocked-uri'],
    source: said['source-file'],
    disposition: said.disposition,
  });
}

function readReport(report: unknown): Violation[] {
  const { success, output } = v.safeParse(ReportSchema, report);
  if (!success) return [];
  const { effectiveDirective: directive, blockedURL: blocked, sourceFile: source, disposition } = output.body;
  return violationOf({ directive, blocked, source, disposition });
}

const isDirective = (name: string) => /^[a-z-]{3,40}$/.test(name);

function violationOf(said: Record<'directive' | 'blocked' | 'source' | 'disposition', string>): Violation[] {
  if (!isDirective(said.directive)) return [];
  const [, unit, version] = /\/releases\/([a-z][a-z0-9-]{0,40})\/(?:([\w.+-]{1,60})\/)?/.exec(said.source) ?? [];
  return [
    {
      directive: said.directive,
      blocked: placeOf(said.blocked),
      unit: unit && version ? `${unit}@${version}` : (unit ?? null),
      disposition: said.disposition === 'report' ? 'report' : 'enforce',
    },
  ];
}

/** Everything that a browser's extensions do counts as one. */
function placeOf(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const { protocol = '', origin = '' } = URL.parse(blocked) ?? {};
  if (/-extension:$/.test(protocol)) return 'extension';
  if (/^(?:https?|wss?):$/.test(protocol)) return origin.slice(0, 100);
  return /^[a-z]{1,20}:$/.test(protocol) ? protocol : 'other';
}
