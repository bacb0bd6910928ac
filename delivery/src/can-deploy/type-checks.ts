import type { Declarations, Uses } from '@odeta/delivery/releases/uses';
import { EXPOSED } from '../uses/write-uses.ts';

/** A line of the generated program, and what an error in it means. */
export interface Check {
  module: string;
  name: string;
  /** Of an object that is passed: whether the other side knows it. */
  field?: string;
  code: string;
}

interface Sides {
  taken: Declarations;
  given: Declarations;
  /** The folder of the former. */
  folder: string;
}

/** The lines of the program for what a remote takes, which has the given declarations beside it in `given`. */
export function checksOf({ shared, passes }: Pick<Uses, 'shared' | 'passes'>, sides: Sides): Check[] {
  return [...nameChecks(shared, sides), ...exposedChecks(sides), ...passedChecks(passes, sides)];
}

/** Comes after the checks: the fields that a function or component takes with one of its parameters; all if its type does not tell. */
export const FIELDS = `
type Given<Called, At extends number> = Called extends (...given: infer Parameters) => unknown ? Parameters[At & keyof Parameters] : unknown;
type FieldsOf<One> = unknown extends One ? string : One extends object ? keyof One : never;
type Fields<Called, At extends number> = FieldsOf<Given<Called, At>>;`;

function nameChecks(shared: Uses['shared'], sides: Sides): Check[] {
  const names = Object.entries(shared).flatMap(([module, { names }]) =>
    names.filter((name) => name !== '*').map((name) => ({ module, name })),
  );
  return names
    .filter(({ module }) => isOfBoth(sides, module))
    .map(({ module, name }, index) => {
      const { from, to } = typesIn(sides, module);
      const code = `declare const v${index}: typeof ${from}.${name}; export const c${index}: typeof ${to}.${name} = v${index};`;
      return { module, name, code };
    });
}

/** The other way round: the shell takes what the remote exposes. */
function exposedChecks(sides: Sides): Check[] {
  const { module, name } = EXPOSED;
  if (!isOfBoth(sides, module)) return [];
  const { from, to } = typesIn(sides, module);
  return [{ module, name, code: `declare const m: ${to}.${name}; export const n: ${from}.${name} = m;` }];
}

/** An object with a field that the other side does not know fits all types: whether it is known is asked for each field that is passed. */
function passedChecks(passes: Uses['passes'], sides: Sides): Check[] {
  const fields = Object.entries(passes).flatMap(([module, names]) => {
    if (!isOfBoth(sides, module)) return [];
    const { from, to } = typesIn(sides, module);
    return Object.entries(names).flatMap(([parameter, fields]) => {
      const [name = '', at = 0] = parameter.split(' ');
      return fields.map((field) => {
        const known = `Fields<typeof ${from}.${name}, ${at}> | Exclude<'${field}', Fields<typeof ${to}.${name}, ${at}>>`;
        return { module, name, field, known };
      });
    });
  });
  return fields.map(({ known, ...check }, index) => ({
    ...check,
    code: `export const f${index}: ${known} = '${check.field}';`,
  }));
}

const isOfBoth = ({ taken, given }: Sides, module: string) =>
  taken.modules[module] !== undefined && given.modules[module] !== undefined;

const typesIn = ({ taken, given, folder }: Sides, module: string) => ({
  from: `import('./given/${given.modules[module]}')`,
  to: `import('./${folder}/${taken.modules[module]}')`,
});
