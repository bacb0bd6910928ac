import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasOwnApi, readOwnApi } from './api-documents.ts';

function createWorkspace(settings: object) {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(settings));
  return root;
}

test("the document of the API comes from the module that the workspace's package.json names", async () => {
  const root = createWorkspace({ type: 'module', delivery: { apiDocument: 'backend.js' } });
  const module = `export const readApiDocument = () => ({ paths: { '/gifts': {} } });`;
  writeFileSync(path.join(root, 'backend.js'), module);

  expect(hasOwnApi(root)).toBe(true);
  expect(await readOwnApi(root)).toEqual({ paths: { '/gifts': {} } });
});

test.each([{}, { delivery: { apiDocument: 'api/gone.ts' } }])('with %j the workspace has no API', async (settings) => {
  const root = createWorkspace(settings);

  expect(hasOwnApi(root)).toBe(false);
  await expect(readOwnApi(root)).rejects.toThrow(/^This clone has no API: /);
});
