import { catalogue, readPicture } from '../catalogue/catalogue.ts';
import { createFingerprints } from './fingerprint.ts';

const fingerprintOf = createFingerprints();
const mug = readPicture('mug-slate');

test('every cut of the catalogue lies in a file of its name', () => {
  expect(() => catalogue.map(fingerprintOf)).not.toThrow();
});

test('a fingerprint stays the same as long as the picture does', () => {
  expect(createFingerprints()(mug)).toBe(fingerprintOf({ ...mug, options: { ...mug.options } }));
});

test('another colour, another view or another close-up is another fingerprint', () => {
  const others = [
    { ...mug, options: { ...mug.options, color: '#000000' } },
    { ...mug, views: [...mug.views, 'cutout' as const] },
    { ...mug, cut: { ...mug.cut, closeUp: { x: 1, y: 1, width: 1 } } },
  ];

  expect(new Set([mug, ...others].map(fingerprintOf)).size).toBe(4);
});
