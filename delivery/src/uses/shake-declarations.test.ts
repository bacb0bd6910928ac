import { shakeDeclarations } from './shake-declarations.ts';

const files = {
  'ui/src/index': "export { Button, type Look as ButtonLook } from './button.tsx';\nexport * from './price.ts';\n",
  'ui/src/button':
    "import type { Country } from '@odeta/contracts';\nimport { type FC } from 'react';\n" +
    'export type Look = "wide" | "small";\ninterface Props { look?: Look; country: Country }\n' +
    'export declare const Button: FC<Props>;\nexport declare const unusedButton: FC;\n',
  'ui/src/price': 'export declare function price(of: import("@odeta/contracts").Money): string;\n',
  'contracts/src/index': "export * from './country.ts';\nexport interface Money { amount: number }\n",
  'contracts/src/country': 'export type Country = "sk" | "hu";\nexport type Unused = 1;\n',
};
const packages = { '@odeta/contracts': 'contracts/src/index' };

test('only declarations that the used names mention remain, with adjusted import paths', () => {
  const shaken = shakeDeclarations(files, packages, [{ file: 'ui/src/index', name: 'Button' }]);

  expect(Object.keys(shaken)).toEqual([
    'contracts/src/country',
    'contracts/src/index',
    'ui/src/button',
    'ui/src/index',
  ]);
  expect(shaken['ui/src/button']).toEqual([
    'export declare const Button: FC<Props>;',
    'export type Look = "wide" | "small";',
    'export {};',
    "import { Country as Country } from '../../contracts/src/index';",
    "import { FC as FC } from 'react';",
    'interface Props { look?: Look; country: Country }',
  ]);
  expect(shaken['contracts/src/index']).toEqual(["export { Country } from './country';", 'export {};']);
});

test('declarations that a type imports inline remain, too', () => {
  const shaken = shakeDeclarations(files, packages, [{ file: 'ui/src/index', name: 'price' }]);

  expect(shaken['ui/src/price']?.join()).toContain('import("../../contracts/src/index").Money');
  expect(shaken['contracts/src/index']?.join()).toContain('export interface Money');
});

test('the name * covers all names of the file and of the files that it re-exports', () => {
  const shaken = shakeDeclarations(files, packages, [{ file: 'ui/src/index', name: '*' }]);

  expect(Object.keys(shaken)).toHaveLength(5);
  expect(JSON.stringify(shaken)).not.toMatch(/unusedButton|Unused/);
});
