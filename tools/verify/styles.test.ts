import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

const RAW = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|var\(--(?:ink|stone|white|madder|green|amber)\b/i;
const files = globSync(['shared/*/src/**/*.module.css', 'shell/src/**/*.css', '*-mfe/src/**/*.css'], {
  cwd: workspace,
});

/** Colours of masks are ignored: they define visibility. */
const linesOf = (file: string) =>
  readFileSync(path.join(workspace, file), 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('mask'));

test('styles use only the colour roles of tokens.css, so that a scheme can be changed in one place', () => {
  expect(files.length).toBeGreaterThan(50);

  const raw = files.flatMap((file) =>
    linesOf(file).flatMap((line) => (RAW.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

  expect(raw).toEqual([]);
});

test.each([
  ['shared/ui/src/button.module.css', 'ui'],
  ['shared/purchase/src/panel.module.css', 'ui'],
  ['shell/src/header/header.module.css', 'shell'],
  ['cart-mfe/src/cart/buy-bar.module.css', 'remote'],
])('%s is in the layer %s, so that the user of a component can override its styles', async (file, layer) => {
  const { default: layerLoader } = await import(path.join(workspace, 'shared/build/layer-loader.cjs'));
  const resourcePath = path.join(workspace, file);
  expect(layerLoader.call({ resourcePath }, '.a {}')).toMatch(new RegExp(`^@layer ${layer} `));
});
