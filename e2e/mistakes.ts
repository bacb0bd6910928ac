/** An edit of a file in a clone, with the text before and after. */
export type Edit = [file: string, before: string, after: string];

const REMOTE = 'cart-mfe/src/remote.ts';
const PAGE = 'cart-mfe/src/cart/cart.page.tsx';
const VISIT = '  useCartVisit();';
const EXPORTED = 'export const remote = ';

const inPage = (statement: string): Edit[] => [[PAGE, VISIT, `${VISIT}\n  ${statement}`]];
const before = (statement: string): Edit[] => [[REMOTE, EXPORTED, `${statement}\n${EXPORTED}`]];
const exposingOnly = (place: string): Edit[] => [
  [REMOTE, EXPORTED, 'const all = '],
  [
    REMOTE,
    "satisfies RemoteModule<'cart'>;",
    `satisfies RemoteModule<'cart'>;\n${EXPORTED}${place} ? all : undefined;`,
  ],
];

const IN_BROWSER = "typeof window !== 'undefined'";
const ON_SERVER = "typeof window === 'undefined'";
const inBrowser = (statement: string) => `if (${IN_BROWSER}) { ${statement} }`;
const onServer = (statement: string) => `if (${ON_SERVER}) { ${statement} }`;
/** From the third page in a process on: the trial rendering succeeds. */
const later = (statement: string): Edit[] =>
  inPage(
    `const seen = globalThis as { pages?: number; kept?: unknown }; seen.pages = (seen.pages ?? 0) + 1;
  if (${ON_SERVER} && seen.pages > 2) { ${statement} }`,
  );

/** A valid version that differs from the previous one. */
export const harmless: Edit[] = [[PAGE, '<div className={layout.wrap}>', '<div className={layout.wrap} data-next="">']];

/** Mistakes that only affect browsers. */
export const browserMistakes = {
  'throws at its first render': inPage(inBrowser("throw new Error('broken render');")),
  'throws while it is loaded': before(inBrowser("throw new Error('broken release');")),
  'throws after its exports': [
    [
      REMOTE,
      "satisfies RemoteModule<'cart'>;",
      `satisfies RemoteModule<'cart'>;\n${inBrowser("throw new Error('broken release');")}`,
    ],
  ],
  'throws in an effect': [
    ...inPage("useEffect(() => { throw new Error('broken effect'); }, []);"),
    [PAGE, 'import { useCartVisit }', "import { useEffect } from 'react';\nimport { useCartVisit }"],
  ],
  'exposes nothing': exposingOnly(ON_SERVER),
  // A team whose shared packages are newer than those of the live shell.
  'needs what only a newer shell has': [
    ['shared/ui/src/styles.ts', '', "export const starOf = () => '★';\n"],
    ['shared/ui/src/index.ts', 'export { layout,', 'export { layout, starOf,'],
    [
      REMOTE,
      EXPORTED,
      `import { starOf } from '@odeta/ui';\nObject.assign(globalThis, { starOf: () => starOf() });\n${EXPORTED}`,
    ],
  ],
} satisfies Record<string, Edit[]>;

/** Mistakes that only affect servers, with the reason that `edge` logs for setting the version aside. */
export const serverMistakes: Record<string, [edits: Edit[], reason: RegExp]> = {
  'throws while it is loaded': [before(onServer("throw new Error('broken release');")), /broken release/],
  'exposes nothing': [exposingOnly(IN_BROWSER), /exposes no remote/],
  'throws while it renders': [inPage(onServer("throw new Error('broken render');")), /broken render/],
  'throws in a timer': [inPage(onServer("setTimeout(() => { throw new Error('late'); }); return null;")), /late/],
  'loops without end': [inPage(onServer('for (;;);')), /endless loop/],
  // It depends on the machine whether memory or time reaches its limit first.
  'needs more memory than there is': [
    inPage(onServer('const all: number[][] = []; for (;;) all.push(new Array(1e6).fill(1));')),
    /memory limit|endless loop/,
  ],
};

/** Versions that pass the trial rendering and fail with visitors. */
export const lateMistakes: Record<string, Edit[]> = {
  'throws in a timer': later("setTimeout(() => { throw new Error('late'); });"),
  'loops without end': later('for (;;);'),
  hangs: later('throw new Promise(() => {});'),
  'takes 2 GB': later('seen.kept = Array.from({ length: 16 }, () => new Uint8Array(128 * 2 ** 20).fill(1));'),
};
