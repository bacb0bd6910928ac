import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '@odeta/workspace/failure';
import type { Draft } from './draft.ts';
import { fill } from './fill.ts';
import { ensurePair, namesOf } from './names.ts';

const CONTRACTS = 'shared/contracts/src';
const API = 'api/src';

/** `endpoint help/opening-hours [--feature help]`: a contract, its route in a folder of the API, and the route's test. */
export function newEndpoint(draft: Draft, pair: string, options: { feature?: string }) {
  const [area, name] = ensurePair('endpoint', pair);
  ensureFolder(draft, { parent: CONTRACTS, folder: area, what: 'area of the contracts' });
  const feature = options.feature ?? area;
  ensureFolder(draft, { parent: API, folder: feature, what: 'folder of the API', option: '--feature' });
  const values = { ...namesOf(name), area, folder: feature };
  ensureNew(draft, [`export const read${values.Name} `, `path: '/${area}/${name}'`]);

  draft.add(`${CONTRACTS}/${area}/${name}.ts`, fill('endpoint/contract.ts.txt', values));
  draft.edit(`${CONTRACTS}/index.ts`, (text) => withLine(text, `export * from './${area}/${name}.ts';`));
  draft.add(`${API}/${feature}/${name}.routes.ts`, fill('endpoint/routes.ts.txt', values));
  draft.add(`${API}/${feature}/${name}.routes.test.ts`, fill('endpoint/routes.test.ts.txt', values));
  draft.edit(`${API}/add-routes.ts`, (text) =>
    text
      .replace(/^import .+ from '\.\//m, `import { ${values.key}Routes } from './${feature}/${name}.routes.ts';\n$&`)
      .replace(/^\}\n(?![\s\S]*^\}\n)/m, `  ${values.key}Routes(shop);\n$&`),
  );
}

interface Wanted {
  parent: string;
  folder: string;
  what: string;
  option?: string;
}

function ensureFolder(draft: Draft, { parent, folder, what, option }: Wanted) {
  const folders = readdirSync(path.join(draft.root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => entry.name);
  if (folders.includes(folder)) return;
  const choose = option ? ` Choose one with ${option}:` : ' There are:';
  throw new StartFailure(`There is no ${what} "${folder}".${choose} ${folders.join(', ')}.`);
}

function ensureNew(draft: Draft, marks: readonly string[]) {
  const files = [...draft.read(`${CONTRACTS}/index.ts`).matchAll(/from '\.\/(.+)';/g)].map(([, file = '']) => file);
  const taken = files.find((file) => marks.some((mark) => draft.read(`${CONTRACTS}/${file}`).includes(mark)));
  if (taken) throw new StartFailure(`${CONTRACTS}/${taken} has this endpoint already.`);
}

/** In alphabetical order. */
function withLine(text: string, line: string) {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((other) => other > line);
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`;
}
