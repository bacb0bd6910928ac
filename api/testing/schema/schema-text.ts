import { exactTypes } from './exact-types.ts';
import type { Column } from './read-columns.ts';

/** As the driver returns them with the parsers of `src/db/database.ts`. */
const driverTypes: Record<string, string> = {
  bigint: 'number',
  // Read as text, because only single numbers have a parser.
  'bigint[]': 'ColumnType<string[], readonly number[]>',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  numeric: 'ColumnType<string, number | string>',
  point: 'Point',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
};

/** The text of `src/db/schema.ts`. Throws when a column needs an exact type that is not declared, or a declared one has no column. */
export function schemaText(columns: readonly Column[]): string {
  const unknown = Object.keys(exactTypes).find((name) => !columns.some((column) => nameOf(column) === name));
  if (unknown) throw new Error(`exact-types.ts names ${unknown}, which is not a column`);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const names = new Set([
    'CountryCode',
    ...Object.values(exactTypes).flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []),
  ]);
  const imported = Array.from(names)
    .filter((name) => !['Record', 'Point'].includes(name))
    .toSorted();
  return `// Written by \`npm run schema\` from the migrations. Exact types of columns: \`api/testing/schema/exact-types.ts\`.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
${imported.map((name) => `  ${name},`).join('\n')}
} from './column-types.ts';

/** A JSON document, which is written as text. */
type Json<Type> = ColumnType<Type, string, string>;
type GeneratedJson<Type> = ColumnType<Type, string | undefined, string>;

interface Point {
  x: number;
  y: number;
}

/** All tables, in camel case. Dates are text (YYYY-MM-DD), times are \`Date\`. */
export interface Database {
${Array.from(tables, ([table, ofTable]) => `  ${camelCase(table)}: {\n${ofTable.map(lineOf).join('\n')}\n  };`).join('\n')}
}
`;
}

function lineOf(column: Column) {
  const { generated, isNullable, type } = column;
  const exact = exactTypes[nameOf(column)] ?? valueType(column);
  const name = camelCase(column.column);
  if (type === 'json' || type === 'jsonb') {
    if (!exact) throw new Error(`exact-types.ts must have the type of ${nameOf(column)}`);
    const json = generated === 'default' ? 'GeneratedJson' : 'Json';
    return `    ${name}: ${json}<${exact}>${isNullable ? ' | null' : ''};`;
  }
  const value = `${exact ?? driverTypes[type] ?? fail(column)}${isNullable ? ' | null' : ''}`;
  if (generated === 'never') return `    ${name}: ${value};`;
  return `    ${name}: ${generated === 'always' ? 'GeneratedAlways' : 'Generated'}<${value}>;`;
}

function valueType({ column, values }: Column) {
  if (column === 'country') return 'CountryCode';
  return values?.map((value) => `'${value}'`).join(' | ');
}

function fail(column: Column): never {
  throw new Error(`schema-text.ts does not know how the driver returns ${column.type} (${nameOf(column)})`);
}

const nameOf = ({ table, column }: Column) => `${table}.${column}`;

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
