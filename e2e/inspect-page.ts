import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, type Page } from '@playwright/test';
import { createAxe } from './create-axe.ts';
import { drawAll } from './draw-all.ts';

const pictures = path.join(import.meta.dirname, '../.data/test/pictures');

/** The fields that Chromium adds. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Inspection {
  mayMove?: boolean;
  /** Rules of axe that do not apply; callers give the reason. */
  exempt?: readonly string[];
  /** Without axe: another test runs it on the same page in another language or width. `npm run test:full` runs it here, too. */
  isLayoutOnly?: boolean;
}

const isFull = process.env.TEST_SCOPE === 'full';

/**
 * Checks what holds for every page: nothing overflows it, every picture has its size, nothing shifts (unless `mayMove`: errors and answers
 * need space), no message is missing, and axe finds no violation of WCAG 2.2 AA. In `npm run test:full` it saves a screenshot.
 */
export async function inspectPage(
  page: Page,
  name: string,
  { mayMove = false, exempt = [], isLayoutOnly = false }: Inspection = {},
) {
  await page.evaluate(endTransitions);
  await drawAll(page);
  const found = await page.evaluate(examine);
  const shifts = mayMove ? expect.anything() : [];
  expect(found, name).toEqual({ overflow: 0, unsized: [], missing: [], shifts, cut: [], plain: [] });
  if (isFull || !isLayoutOnly) await expectNoViolations(page, name, exempt);
  if (isFull) await takePicture(page, name);
}

async function expectNoViolations(page: Page, name: string, exempt: readonly string[]) {
  const { violations } = await createAxe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...exempt])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) })),
    name,
  ).toEqual([]);
}

async function takePicture(page: Page, name: string) {
  mkdirSync(pictures, { recursive: true });
  await lookAtAll(page);
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true, scale: 'css' });
}

/** Runs in the page. Waits for transitions, so that colours are final. */
const endTransitions = async () => {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

/** Pictures far down are lazy, so they are loaded first. */
async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Runs in the page. */
function examine() {
  const running = getComputedStyle(document.body);
  const isRunning = ({ fontFamily, fontSize }: CSSStyleDeclaration) =>
    fontFamily === running.fontFamily && fontSize === running.fontSize;
  const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const own = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? '');
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as LayoutShift[];
  observer.disconnect();
  const fontsAt = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map((font) => (font as PerformanceResourceTiming).responseEnd);
  // A text that just fits on its line in one font may need one line more or less when its font arrives late, as on a busy machine: 0.006
  // of a wide page, 0.03 of a narrow one. Nothing else may shift by a line.
  const isOfFont = ({ startTime }: LayoutShift) => fontsAt.some((at) => startTime >= at && startTime - at < 1000);
  const line = innerWidth < 600 ? 0.035 : 0.01;
  const mostOf = (shift: LayoutShift) => (isOfFont(shift) ? line : 0.005);
  const all = [...document.body.querySelectorAll('*')].filter(shown);

  return {
    overflow: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    unsized: all
      .filter((element) => element.matches('img') && !(element.hasAttribute('width') && element.hasAttribute('height')))
      .map((element) => element.outerHTML),
    // i18next returns the key if a message is missing.
    missing: all.flatMap(own).filter((text) => /^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/.test(text.trim())),
    shifts: shifts
      .filter((shift) => !shift.hadRecentInput && shift.value > mostOf(shift))
      .flatMap(({ value, sources }) =>
        sources.map(({ node, previousRect: from, currentRect: to }) =>
          [
            value.toFixed(4),
            node && (node instanceof Element ? node : node.parentElement)?.outerHTML.slice(0, 90),
            from.x - to.x,
            from.y - to.y,
          ].join(' '),
        ),
      ),
    // A title in the font and size of a paragraph has lost its styles to a lower layer.
    plain: all
      .filter((element) => element.matches('h1') && isRunning(getComputedStyle(element)))
      .map((element) => element.outerHTML.slice(0, 200)),
    cut: all
      .filter((element) => own(element).join('').trim() !== '' && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX))
      // The last of the breadcrumbs ends in dots; the title of the page says it in full.
      .filter((element) => !element.matches('nav li [aria-current="page"]'))
      .filter((element) => element.clientWidth > 1)
      .map((element) => element.outerHTML.slice(0, 200)),
  };
}
