import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';
import type { transformSync } from '@swc/core';

const launch = path.join(workspace, 'tools/launch.cjs');

/** A shop with all packages installed that reports when it is open and how it was stopped. */
function createShop() {
  const root = mkdtempSync(path.join(tmpdir(), 'launch-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  cpSync(launch, path.join(root, 'tools/launch.cjs'), { recursive: true });
  const { scripts } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'));
  const files = { 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': '', 'package.json': JSON.stringify({ scripts }) };
  const installed = createHash('sha256');
  for (const [file, content] of Object.entries(files)) {
    write(file, content);
    installed.update(file).update(content);
  }
  write('node_modules/.odeta-installed', installed.digest('hex'));
  write(
    'tools/commands.ts',
    `const signals: string[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
     for (const signal of signals) process.once(signal, () => setTimeout(() => {
       console.log('stopped by ' + signal);
       process.exit(3);
     }, 100));
     setInterval(() => {}, 1000);
     console.log('open');`,
  );
  return root;
}

const whenOpen = ({ stdout }: ReturnType<typeof begin>) =>
  new Promise<void>((resolve) => stdout.on('data', (data) => String(data).includes('open') && resolve()));

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the shop, and the command waits until the shop has stopped',
  async (signal) => {
    const child = begin(process.execPath, ['tools/launch.cjs', 'start'], { NODE_OPTIONS: '' }, createShop());
    const end = ended(child);
    await whenOpen(child);

    child.kill(signal);

    expect(await end).toMatchObject({ code: 3, output: `open\nstopped by ${signal}\n` });
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)('%s sent only to npm also stops the shop', async (signal) => {
  const child = begin('npm', ['start', '--silent'], { NODE_OPTIONS: '' }, createShop());
  const end = ended(child);
  await whenOpen(child);

  child.kill(signal);

  expect(await end).toMatchObject({ output: `open\nstopped by ${signal}\n` });
});

test('packages are installed again when a unit is added, or when its package.json changes', async () => {
  const root = createShop();
  const write = (file: string, content: string) => writeFileSync(path.join(root, file), content);
  write('pnpm-workspace.yaml', 'packages:\n  - shared/*\n  - "*-mfe"\n');
  write('tools/commands.ts', '');
  for (const folder of ['shared/ui', 'gift-mfe', 'other', 'bin'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of ['shared/ui', 'other']) write(`${folder}/package.json`, '{}');
  writeFileSync(path.join(root, 'bin/npx'), '#!/bin/sh\n', { mode: 0o755 });
  const start = async () => {
    const environment = { NODE_OPTIONS: '', PATH: `${path.join(root, 'bin')}:${process.env.PATH}` };
    return (await ended(begin(process.execPath, ['tools/launch.cjs', 'start'], environment, root))).output;
  };
  const installing = 'Installing packages …\n';
  expect([await start(), await start()]).toEqual([installing, '']);

  write('gift-mfe/package.json', '{}');
  expect([await start(), await start()]).toEqual([installing, '']);
  write('shared/ui/package.json', '{ "version": "2.0.0" }');
  expect([await start(), await start()]).toEqual([installing, '']);
  write('other/package.json', '{ "private": true }');
  expect(await start()).toBe('');
});

test('a Node.js version that is too old gets an error message, and nothing is installed', async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '12.22.12' } });`;

  const end = await ended(begin(process.execPath, ['-e', `${old} require(${JSON.stringify(launch)})`]));

  expect(end).toEqual({ code: 1, output: '', errors: 'Odeta needs Node.js 20 or newer; this is 12.22.12.\n' });
});

test('on Windows the message names WSL, and nothing is installed', async () => {
  const windows = `Object.defineProperty(process, 'platform', { value: 'win32' });`;

  const end = await ended(begin(process.execPath, ['-e', `${windows} require(${JSON.stringify(launch)})`]));

  expect(end).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^Odeta does not run on Windows .+ WSL .+\n$/),
  });
});

test('the launcher uses only ES2017 syntax, so that an old Node.js can show the error message', () => {
  const swc: { transformSync: typeof transformSync } = createRequire(path.join(workspace, 'package.json'))('@swc/core');
  const source = readFileSync(launch, 'utf8');
  const writtenFor = (target: 'es2017' | 'esnext') => swc.transformSync(source, { jsc: { target } }).code;

  expect(writtenFor('es2017')).toBe(writtenFor('esnext'));
});
