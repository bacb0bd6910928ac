import type { Figures } from './measure-page.ts';
import { median } from './median.ts';
import type { Figure } from './report/figure.ts';

export interface PageFigures {
  ours: Figures[];
  twin: Figures[];
  htmlBytes: number;
  /** Bytes until the title can be shown. */
  titleBytes: number;
}

export function printPages(figures: Record<string, PageFigures>) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    '| page | LCP ours / static | ratio | FCP ours / static | TBT ours / static | CLS | JS before LCP | JS in all | requests + pictures | depth | HTML | HTML until the title |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const [name, { ours, twin, htmlBytes, titleBytes }] of Object.entries(figures)) {
    const our = medians(ours);
    const their = medians(twin);
    const cells = [
      name,
      `${our.largestPaint.toFixed(0)} / ${their.largestPaint.toFixed(0)} ms`,
      (our.largestPaint / their.largestPaint).toFixed(2),
      `${our.firstPaint.toFixed(0)} / ${their.firstPaint.toFixed(0)} ms`,
      `${our.blocking.toFixed(0)} / ${their.blocking.toFixed(0)} ms`,
      our.shift.toFixed(3),
      kilobytes(our.scriptBytesBeforePaint),
      kilobytes(our.scriptBytes),
      `${our.requests - our.pictures} + ${our.pictures}`,
      our.depth,
      kilobytes(htmlBytes),
      kilobytes(titleBytes),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** For the history. */
export const figuresOfPages = (figures: Record<string, PageFigures>): Figure[] =>
  Object.entries(figures).flatMap(([name, { ours, twin, htmlBytes }]) => {
    const our = medians(ours);
    const their = medians(twin);
    return [
      {
        name: `${name}: largest paint`,
        value: our.largestPaint,
        unit: 'ms',
        twin: their.largestPaint,
        aim: { atMost: 1.05 },
      },
      {
        name: `${name}: blocking above the static page`,
        value: our.blocking - their.blocking,
        unit: 'ms',
        aim: { atMost: 30 },
      },
      { name: `${name}: layout shift`, value: our.shift, unit: '', aim: { atMost: 0 } },
      { name: `${name}: scripts in all`, value: our.scriptBytes / 1024, unit: 'KB' },
      { name: `${name}: document`, value: htmlBytes / 1024, unit: 'KB' },
    ];
  });

function medians(measured: readonly Figures[]): Figures {
  const keys = Object.keys(measured[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(measured.map((figures) => figures[key]))]),
  ) as unknown as Figures;
}
