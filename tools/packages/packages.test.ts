import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

const packages = globSync(['*/package.json', '{sandbox,shared}/*/package.json'], { cwd: workspace }).map((file) =>
  path.dirname(file),
);
const RELATIVE = /^(?:import|export)\b[^'";]*?from '(\.{1,2}\/[^']+)';/gm;

/** Federation shares singletons by package name: imported by path, a context or store would be a second copy. */
test('no module imports from another package by a relative path', () => {
  const outside = packages.flatMap((folder) =>
    globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: workspace }).flatMap((file) =>
      [...readFileSync(path.join(workspace, file), 'utf8').matchAll(RELATIVE)]
        .map(([, name = '']) => path.join(path.dirname(file), name))
        .filter((target) => !target.startsWith(`${folder}/`))
        .map((target) => `${file}: ${target}`),
    ),
  );

  expect(packages).toContain('shared/storefront');
  expect(outside).toEqual([]);
});
