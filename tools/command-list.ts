/** The commands of `package.json`, each loaded when it is asked for. */
export const commands: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./build.ts'),
  migrate: () => import('./migrate.ts'),
  test: () => import('./test.ts'),
  assets: () => import('./assets.ts'),
  check: () => import('./check.ts'),
  changeset: () => import('./changeset.ts'),
  versions: () => import('./versions.ts'),
  requirements: () => import('./requirements.ts'),
  verify: () => import('./verify.ts'),
  unit: () => import('./unit.ts'),
  e2e: () => import('./e2e.ts'),
  bench: () => import('./bench.ts'),
  gallery: () => import('./gallery.ts'),
  reset: () => import('./reset.ts'),
};
