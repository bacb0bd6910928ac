import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

interface Field {
  file: string;
  tag: string;
  /** The source of its attributes. */
  source: string;
}

/** Every text field in the source of the units and of shared; not those of examples, and none that is chosen from. */
const fields: Field[] = globSync('{shared/*,shell,*-mfe}/src/**/*.tsx', { cwd: workspace })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => fieldsIn(file, readFileSync(path.join(workspace, file), 'utf8')))
  .filter(({ source }) => !/type="(checkbox|radio|hidden|file|range)"|\breadOnly$/m.test(source));

/** Elements end at the first `/>` outside of braces; what is in braces is kept. */
function fieldsIn(file: string, text: string): Field[] {
  return [...text.matchAll(/<(input|textarea|TextField|TextArea|PasswordField|BirthdayField)\s/g)].map((found) => {
    let depth = 0;
    let end = found.index;
    while (depth > 0 || !text.startsWith('/>', end)) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    return { file, tag: found[1] ?? '', source: text.slice(found.index, end) };
  });
}

const named = (wrong: Field[]) => wrong.map(({ file, source }) => `${file}: ${source.slice(0, 80)}`);
const has =
  (attribute: string) =>
  ({ source }: Field) =>
    new RegExp(`\\b${attribute}=|\\.\\.\\.(input|area)\\b`).test(source);
const isSearch = ({ source }: Field) => /enterKeyHint="search"|role="combobox"/.test(source);

test('there are fields to look at', () => expect(fields.length).toBeGreaterThan(40));

test('pasted text is not cut silently: only boxes that search or filter have a `maxlength` (C3)', () => {
  const limited = fields.filter(has('maxLength')).filter(({ source }) => source.includes('maxLength'));
  expect(named(limited.filter((field) => !isSearch(field) && !field.file.includes('/filters/')))).toEqual([]);
});

test('every text field says what autofill may fill in', () => {
  expect(named(fields.filter(({ tag }) => tag === 'input').filter((field) => !has('autoComplete')(field)))).toEqual([]);
});

test('an e-mail field is known as one: autofill, password managers and the keyboard fit', () => {
  const emails = fields.filter(({ source }) => /field\('email(Repeat)?'\)|name="email"/.test(source));
  expect(emails.length).toBeGreaterThan(6);
  expect(
    named(
      emails.filter(({ source, tag }) => tag !== 'PasswordField' && !/autoComplete="(email|username)"/.test(source)),
    ),
  ).toEqual([]);
});
