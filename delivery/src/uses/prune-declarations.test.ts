import { pruneDeclaration } from './prune-declarations.ts';

const known = new Set(['price', 'kind', 'text', 'day', 'Storefront']);
const pruned = (statement: string) => pruneDeclaration(statement, known).replace(/\s+/g, ' ');

test('members with unknown names are left out, at any depth', () => {
  expect(pruned('export interface Storefront {\n  readonly format: Format;\n  price(of: number): string;\n}')).toBe(
    'export interface Storefront { price(of: number): string; }',
  );
  expect(pruned('declare const Price: (props: { price: { amount: "€"; day: string }; note?: string }) => null;')).toBe(
    'declare const Price: (props: { price: { day: string }; }) => null;',
  );
  expect(pruned("type Schema = { '~standard': 1 };")).toBe("type Schema = { '~standard': 1 };");
  expect(pruned("type Fact = { 'kind': 1; 'other': 2 };")).toBe("type Fact = { 'kind': 1; };");
});

test('unknown values of a union are left out, unless no value is known', () => {
  expect(pruned("type Look = { kind?: 'primary' | 'text' };")).toBe("type Look = { kind?: never | 'text' };");
  expect(pruned("type Look = Omit<Props, 'primary' | 'quiet'>;")).toBe("type Look = Omit<Props, 'primary' | 'quiet'>;");
});
