import { htmlFields } from '@odeta/contracts/staff';
import { entityKinds } from './kind-list.ts';
import { HtmlSchema } from './kinds/value-schemas.ts';

interface Part {
  entries?: Record<string, Part>;
  item?: Part;
  wrapped?: Part;
  pipe?: readonly unknown[];
}

/** The paths of fields that are sanitised. */
function sanitised(schema: Part, path: readonly string[] = []): string[] {
  if (schema === (HtmlSchema as unknown) || schema.pipe?.includes(HtmlSchema)) return [path.join('.')];
  const { entries = {}, item, wrapped } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, part]) => sanitised(part, [...path, name])),
    ...(item ? sanitised(item, [...path, '*']) : []),
    ...(wrapped ? sanitised(wrapped, path) : []),
  ];
}

test('the application for staff knows every field that is sanitised', () => {
  const found = entityKinds.map(({ name, schema }) => [name, sanitised(schema as Part).sort()] as const);
  const known = Object.entries(htmlFields).map(([name, fields]) => [name, Object.keys(fields).sort()] as const);

  expect(Object.fromEntries(found.filter(([, fields]) => fields.length > 0))).toEqual(Object.fromEntries(known));
});
