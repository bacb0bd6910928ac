import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCompiler } from './run-compiler.ts';
import type { DeclarationFiles } from './shake-declarations.ts';

/** Packages whose types occur in those of the shared modules. */
const PACKAGES = ['contracts', 'storefront', 'ui'];

export interface EmittedDeclarations {
  files: DeclarationFiles;
  /** The file of each module by its import name. */
  modules: Record<string, string>;
}

/** The declarations of the shared modules and the contracts that they use, as emitted by the TypeScript compiler. */
export async function emitDeclarations(root: string): Promise<EmittedDeclarations> {
  const modules = modulesOf(root);
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  try {
    const config = {
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        noEmit: false,
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        typeRoots: [path.join(root, 'node_modules/@types')],
        outDir: './out',
        rootDir: path.join(root, 'shared'),
        // Otherwise they would be treated as external packages and left out.
        paths: Object.fromEntries(
          Object.entries(modules).map(([name, file]) => [name, [path.join(root, `shared/${file}`)]]),
        ),
      },
      include: [],
      files: [
        ...Object.values(modules).map((file) => path.join(root, `shared/${file}`)),
        ...globSync('shared/ui/src/*.d.ts', { cwd: root }).map((file) => path.join(root, file)),
      ],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const problems = await runCompiler(folder, root);
    const out = path.join(folder, 'out');
    const files = globSync('**/*.d.ts', { cwd: out }).map((file) => [
      file.replaceAll(path.sep, '/').replace(/\.d\.ts$/, ''),
      readFileSync(path.join(out, file), 'utf8'),
    ]);
    if (problems) throw new Error(`The shared packages have no declarations:\n${problems}`);
    const withoutSuffix = Object.entries(modules).map(([name, file]) => [name, file.replace(/\.tsx?$/, '')]);
    return { files: Object.fromEntries(files), modules: Object.fromEntries(withoutSuffix) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the `exports` of our packages: `@odeta/ui` is `ui/src/index.ts`. */
function modulesOf(root: string) {
  const entries = PACKAGES.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(path.join(root, `shared/${name}/package.json`), 'utf8'));
    return Object.entries<string>(exports)
      .filter(([at, file]) => /\.tsx?$/.test(file) && !at.endsWith('/testing'))
      .map(([at, file]) => [`@odeta/${name}${at.slice(1)}`, path.posix.join(name, file)]);
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
