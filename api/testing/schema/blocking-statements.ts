/** A statement that blocks a table of a running shop, or that the release before this one does not survive. */
interface Rule {
  found: RegExp;
  /** What to do instead. */
  instead: string;
}

const rules: readonly Rule[] = [
  {
    found: /\bcreate (?:unique )?index (?!concurrently)/,
    instead: '`create index concurrently` in a step `withoutTransaction`',
  },
  { found: /\breindex (?!.*concurrently)/, instead: '`reindex … concurrently`' },
  {
    found: /\badd column (?:if not exists )?\S+ (?!.*\bdefault\b)(?=.*\bnot null\b)/,
    instead: 'a column with a default, or nullable and filled in batches',
  },
  {
    found: /\badd (?:constraint \S+ )?(?:foreign key|check)\b(?!.*\bnot valid\b)/,
    instead: '`not valid`, and `validate constraint` in the next step',
  },
  {
    found: /\badd (?:constraint \S+ )?(?:unique|primary key)\b(?!.*\busing index\b)/,
    instead: 'a unique index made concurrently, then `add constraint … using index`',
  },
  { found: /\balter column \S+ (?:set data )?type\b/, instead: 'a new column, filled in batches' },
  {
    found: /\balter column \S+ set not null\b/,
    instead: '`check (… is not null) not valid`, `validate constraint`, and `set not null` with `-- contract: …`',
  },
  {
    found: /\b(?:drop column|drop table|rename)\b/,
    instead: 'a release that does not use it, and then `-- contract: …`',
  },
  { found: /\b(?:vacuum full|cluster|lock table)\b/, instead: 'nothing that locks a whole table' },
];

/** Marks statements of a step for which the release before has been prepared. */
const CONTRACT = /-- contract: \S/;

/**
 * What must not be done to tables with rows while the shop is open. Tables that the same text creates are empty, and what a transaction does
 * to them blocks nobody.
 */
export function blockingStatements(sql: string): string[] {
  if (CONTRACT.test(sql)) return [];
  const text = sql.replace(/--.*$/gm, ' ').replace(/\s+/g, ' ').toLowerCase();
  const created = new Set([...text.matchAll(/create table (?:if not exists )?"?(\w+)/g)].map(([, name]) => name));
  return statementsOf(text).flatMap((statement) => {
    const [, table] = /(?:alter table (?:if exists )?(?:only )?|\bon |drop table )"?(\w+)/.exec(statement) ?? [];
    if (table !== undefined && created.has(table)) return [];
    return rules
      .filter(({ found }) => clausesOf(statement).some((clause) => found.test(clause)))
      .map(({ instead }) => `${statement.slice(0, 80)}: needs ${instead}`);
  });
}

const statementsOf = (text: string) =>
  text
    .replace(/\$\$.*?\$\$/g, '$$')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** The parts of `alter table … a, b`, without commas inside parentheses. */
const clausesOf = (statement: string) => statement.split(/,(?![^()]*\))/);
