import { checkKinds } from './check-kinds.ts';
import { type Edit, type Kind, remotes } from './kind.ts';

/** Replaces how a remote's entry gives its module; `body` is a function of the former way. */
const getting =
  (body: string) =>
  (unit: string): Edit => ({
    after: `;(() => { const own = odeta_${unit}; const changed = ${body}; odeta_${unit} = { init: own.init, get: (place) => changed(() => own.get(place)) }; })();`,
  });

/** Replaces the pages of a module by a statement that runs when they are rendered. */
const pagesThat = (statement: string) =>
  `(module) => { const broken = (parts) => ({ ...parts, page(...given) { ${statement} return parts.page(...given); } });
  const pages = (route) => route.open ? { ...route, open: async () => ({ parts: broken((await route.open()).parts) }) } : broken(route);
  return { ...module, remote: { ...module.remote, routes: module.remote.routes.map(pages) } }; }`;

const rendering = (statement: string) =>
  getting(`async (get) => { const open = await get(); return () => (${pagesThat(statement)})(open()); }`);

const onServer = (statement: string) => (): Edit => ({
  after: `;module.exports = (${pagesThat(statement)})(module.exports);`,
});

const LATE = 'globalThis.stormPages = (globalThis.stormPages ?? 0) + 1; if (globalThis.stormPages > 2)';

const kinds: readonly Kind[] = [
  { name: 'good', fault: 'none' },
  { name: 'good again', fault: 'none' },
  { name: 'good once more', fault: 'none' },
  {
    name: 'slow',
    fault: 'slow',
    units: remotes,
    browser: getting('async (get) => { await new Promise((done) => setTimeout(done, 6000)); return get(); }'),
  },
  { name: 'throws while it is loaded', fault: 'load', browser: () => ({ before: "throw new Error('storm: load');" }) },
  { name: 'exposes nothing', fault: 'load', units: remotes, browser: getting('async () => () => ({})') },
  {
    name: 'throws at its first render',
    fault: 'render',
    units: remotes,
    browser: rendering("throw new Error('storm: render');"),
  },
  { name: 'never arrives', fault: 'unshown', units: remotes, browser: getting('() => new Promise(() => {})') },
  {
    name: 'throws in a timer',
    fault: 'error',
    browser: () => ({ after: ";setInterval(() => { throw new Error('storm: timer'); }, 1000);" }),
  },
  {
    name: 'sends wrong orders',
    fault: 'order',
    units: ['shell', 'cart', 'checkout'],
    browser: () => ({
      after:
        ";(() => { const { fetch } = window; window.fetch = (url, asked) => fetch(url, /checkout\\/order$/.test(url.url ?? url) ? { ...asked, body: '{}' } : asked); })();",
    }),
  },
  {
    name: 'server throws while it is loaded',
    fault: 'server',
    server: () => ({ before: "throw new Error('storm: server');" }),
  },
  { name: 'server exposes nothing', fault: 'server', server: () => ({ after: ';module.exports = {};' }) },
  {
    name: 'server throws while it renders',
    fault: 'server',
    units: remotes,
    server: onServer("throw new Error('storm: rendering');"),
  },
  {
    name: 'server throws in a timer',
    fault: 'server',
    units: remotes,
    server: onServer("setTimeout(() => { throw new Error('storm: server timer'); });"),
  },
  { name: 'server loops', fault: 'server', units: remotes, server: onServer('for (;;);') },
  {
    name: 'server needs too much memory',
    fault: 'server',
    units: ['help'],
    server: onServer('const all = []; for (;;) all.push(new Array(1e6).fill(1));'),
  },
  {
    name: 'server throws from its third page on',
    fault: 'server',
    units: remotes,
    server: onServer(`${LATE} throw new Error('storm: third page');`),
  },
  ...checkKinds,
];

export const kindsOf = (unit: string): readonly Kind[] => kinds.filter(({ units }) => units?.includes(unit) ?? true);

export const isBroken = ({ fault }: Kind): boolean => fault !== 'none' && fault !== 'incompatible';
