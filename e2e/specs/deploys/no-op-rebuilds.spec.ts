import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import { expect, test } from '../../fixtures.ts';
import { noOpChanges } from '../../no-op-changes.ts';
import { runIn } from '../../run-command.ts';

/** Other changes do not affect what the release declares; this one changes its declared uses. */
const daily = 'a field that an answer may have';
const folders = { cart: 'cart-mfe', shell: 'shell' };

test('every no-op change finds the text that it edits', { tag: '@once' }, () => {
  for (const unit of ['cart', 'shell'] as const) {
    for (const change of Object.values(noOpChanges[unit])) {
      const clone = mkdtempSync(path.join(tmpdir(), 'odeta-no-op-'));
      copyWorkspace(clone, [folders[unit], 'shared']);
      change(clone);
      rmSync(clone, { recursive: true, force: true });
    }
  }
});

for (const unit of ['cart', 'shell'] as const) {
  for (const [name, change] of Object.entries(noOpChanges[unit])) {
    test(`a ${unit} with ${name} is rebuilt and can be deployed`, {
      tag: name === daily ? ['@once'] : ['@once', '@full'],
    }, async () => {
      test.setTimeout(600_000);
      const clone = mkdtempSync(path.join(tmpdir(), 'odeta-no-op-'));
      copyWorkspace(clone, [folders[unit], 'shared', 'delivery', 'tools']);
      change(clone);

      // The command fails if something would break.
      const api = `http://127.0.0.1:${process.env.SHOP_PORT}`;
      const answer = await runIn(
        clone,
        'can-deploy',
        unit,
        '--store',
        process.env.RELEASES_DIR ?? '',
        '--api',
        api,
        '--json',
      );

      const { deployable, edges, unknown, comparedWith } = JSON.parse(answer);
      expect({ deployable, edges, unknown }).toEqual({ deployable: true, edges: [], unknown: [] });
      expect(comparedWith).toEqual(expect.arrayContaining([expect.stringMatching(/^checkout@/), 'api']));
      rmSync(clone, { recursive: true, force: true });
    });
  }
}
