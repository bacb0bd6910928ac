import { draftOf, writtenValueOf } from './draft.ts';
import { focusIn, needsAlt, slotAt, withoutPicture, withPicture } from './picture-slot.ts';

const path = `upload-${'0a'.repeat(16)}-1600x900/wide`;
const at = { x: 20, y: 60 };
const written = (draft: ReturnType<typeof draftOf>) => writtenValueOf('sk', draft).value;
const partWith = (picture: object | null) => draftOf('sk', { parts: [{ picture }] });

test.each([
  [
    { path: 'shelf-bags/wide', alt: 'Tašky' },
    { path, alt: 'Tašky', focus: at },
  ],
  [
    { path: 'shelf-bags/wide', alt: 'Tašky', focus: { x: 0, y: 0 } },
    { path, alt: 'Tašky', focus: at },
  ],
  [null, { path, alt: '', focus: at }],
])('a picture goes into another edition, whether that has one or not: %j', (other, expected) => {
  const slots = [
    slotAt('help-topic', partWith({ path, alt: '' }), ['parts', 0, 'picture', 'path']),
    slotAt('help-topic', partWith(null), ['parts', 0, 'picture']),
  ];

  for (const slot of slots) {
    if (!slot) throw new Error('No place for a picture');
    const draft = withPicture(partWith(other), slot, { country: 'sk', path, at });
    expect(written(draft)).toEqual({ parts: [{ picture: expected }] });
  }
});

test('an edition without the part stays as it is, and one loses its picture where none is needed', () => {
  const slot = slotAt('help-topic', partWith({ path, alt: '' }), ['parts', 0, 'picture', 'path']);
  if (!slot) throw new Error('No place for a picture');
  const none = draftOf('sk', { parts: [] });

  expect(withPicture(none, slot, { country: 'sk', path, at })).toEqual(none);
  expect(written(withoutPicture(partWith({ path, alt: 'x' }), slot, 'sk'))).toEqual({ parts: [{ picture: null }] });
});

test('each place has its view, and only uploaded pictures have a focal point', () => {
  const home = draftOf('sk', {
    tiles: [{ picture: { path: 'tile-women/tall', alt: 'a' } }],
    pictures: [{ path, alt: '' }],
  });
  const menu = draftOf('sk', { entries: [{ cover: path, image: null, alt: null, coverFocus: at }] });
  const seen = (kind: string, draft: typeof home, place: (string | number)[]) => {
    const slot = slotAt(kind, draft, place);
    return slot && [slot.view, focusIn(draft, slot)];
  };

  expect(seen('home-block', home, ['tiles', 0, 'picture', 'path'])).toEqual(['tall', null]);
  expect(seen('home-block', home, ['pictures', 0, 'path'])).toEqual(['cutout', { x: 50, y: 50 }]);
  expect(seen('menu', menu, ['entries', 0, 'cover'])).toEqual(['square', at]);
  expect(seen('menu', menu, ['entries', 0, 'image'])).toEqual(['wide', null]);
  expect(seen('footer', menu, ['entries', 0, 'image'])).toBeNull();
});

test('an alternative text is needed beside a picture only', () => {
  const entries = draftOf('sk', {
    entries: [
      { cover: path, alt: null },
      { cover: null, image: null, alt: null },
    ],
  });

  expect([0, 1].map((index) => needsAlt(entries, ['entries', index, 'alt']))).toEqual([true, false]);
});
