import type { UnseenUse } from './tests-concerned.ts';

const NONE = '';
const ALL = '.';

/** Files that tests read or start as a process, which imports do not show. */
export const unseenUses: readonly UnseenUse[] = [
  { file: /^(tsconfig(\.base)?\.json|jest\.config\.cjs)$/, tests: ALL },
  // Versions of packages are in the lock file, whose changes Turborepo relates to units.
  { file: /^(pnpm-lock|pnpm-workspace)\.yaml$/, tests: '^tools/(documents/compose|packages)' },
  { file: /^shared\/build\/(package\.json|jest-.*)$/, tests: ALL },
  { file: /^([^/]+|sandbox\/[^/]+)\/(package\.json|jest\.config\.cjs|[^/]+\.config\.mjs)$/, tests: '^($1|tools)/' },
  { file: /^(README\.md|docs\/develop\.md|package\.json)$/, tests: '^tools/documents/readme\\.' },
  { file: /^docs\/(environment|folders)\.md$/, tests: '^tools/documents/generated\\.' },
  {
    file: /^(docker-compose\.yml|Dockerfile|tools\/launch\.cjs|docs\/scale\/.*)$/,
    tests: '^tools/(documents/compose|launch)\\.',
  },
  { file: /^tools\/.*/, tests: '^tools/(start/start|start/migrate|launch|documents/compose)\\.' },
  { file: /messages\/[a-z]+\.(json|ts)$/, tests: '^shared/storefront/src/i18n/' },
  { file: /^api\/src\/(.*\.ts|messages\/.*)$/, tests: '^api/src/http/texts\\.' },
  { file: /^(shell\/src\/remotes|[a-z-]+-mfe\/src\/addresses)\.ts$/, tests: '^tools/verify/unit-addresses\\.' },
  { file: /\.css$/, tests: '^tools/verify/styles\\.' },
  { file: /^api\/(testing\/seed\/.*)$/, tests: '^api/' },
  { file: /^api\/src\/seed\/data\/.*/, tests: '^api/src/(seed|catalog)/' },
  { file: /^api\/src\/server\.ts$/, tests: '^api/src/(orders|payments|health)/' },
  { file: /^sandbox\/bank\/src\/.*/, tests: '^api/src/payments/' },
  { file: /^assets\/pictures\/files\/.*/, tests: '^api/src/(seed|catalog)/' },
  // They have a check of their own, `npm run assets`.
  { file: /^assets\/.*/, tests: NONE },
  { file: /^(CODEOWNERS|[^/]+\/package\.json)$/, tests: '^tools/documents/owners\\.' },
  { file: /^SECURITY\.md$/, tests: '^(edge/src/well-known|tools/documents/documents)' },
  { file: /one-way-folders\.cjs$/, tests: '^tools/documents/(generated|folders)\\.' },
  { file: /^LICENSE$/, tests: NONE },
  {
    file: /^(CONTRIBUTING\.md|[^/]+\/README\.md|\.nvmrc|docs\/.*\.md)$/,
    tests: '^tools/documents/(documents|requirements)\\.',
  },
  // Titles of tests name the requirements that they prove.
  { file: /\.(test|spec)\.tsx?$/, tests: '^tools/documents/requirements\\.' },
  { file: /^(docs|e2e|bench|\.ci)\/.*/, tests: NONE },
];
