import { changed, draftOf, partAt, pathsOf, writtenValueOf } from './draft.ts';

const banner = {
  banners: [{ url: null, content: 'Sale', closable: true, expiredDays: null }],
};

test('a value is the same after it was read and nothing was typed', () => {
  for (const value of [banner, { price: 1299, promo: null }, { lines: [], deep: { list: [['a'], ['b']] } }])
    expect(writtenValueOf('sk', draftOf('sk', value))).toEqual({ value, wrong: [] });
});

test('amounts are typed as people write them, by the decimals of the country', () => {
  const typed = (country: 'sk' | 'hu', text: string) =>
    writtenValueOf(
      country,
      changed(draftOf(country, { price: 1299 }), ['price'], (former) => ({ ...former, text }) as typeof former),
    );

  expect(partAt(draftOf('sk', { price: 1299 }), ['price'])).toMatchObject({ text: '12,99' });
  expect(partAt(draftOf('hu', { price: 4990 }), ['price'])).toMatchObject({ text: '4990' });
  expect(typed('sk', '1 299,5').value).toEqual({ price: 129_950 });
  expect(typed('sk', '12.05').value).toEqual({ price: 1205 });
  expect(typed('hu', '5 990').value).toEqual({ price: 5990 });
  for (const text of ['12,999', 'twelve', '-1', '1,2,3']) expect(typed('sk', text).wrong).toEqual(['price']);
  expect(typed('hu', '10,50').wrong).toEqual(['price']);
  expect(typed('sk', ' ').wrong).toEqual(['price']);
  expect(writtenValueOf('sk', draftOf('sk', { promo: null })).value).toEqual({ promo: null });
});

test('an empty field is none where there may be none, and an empty text elsewhere', () => {
  const draft = draftOf('sk', { banners: [{ url: '/sale', content: 'Sale', expiredDays: 3 }] });
  const empty = ['url', 'content', 'expiredDays'].reduce(
    (all, name) => changed(all, ['banners', 0, name], (former) => ({ ...former, text: '' }) as typeof former),
    draft,
  );

  expect(writtenValueOf('sk', empty).value).toEqual({ banners: [{ url: null, content: '', expiredDays: null }] });
});

test('what only one edition has is still a row, and items follow their numbers', () => {
  const two = { banners: [{ content: 'a' }, { content: 'b' }] };
  const paths = pathsOf([draftOf('sk', { banners: [{ content: 'a' }] }), draftOf('hu', { ...two, more: 'x' })]);

  expect(paths.map((path) => path.join('.'))).toEqual(['banners', 'banners.0.content', 'banners.1.content', 'more']);
});

test('an item is removed, and a path that is not there changes nothing', () => {
  const draft = draftOf('sk', { banners: [{ content: 'a' }, { content: 'b' }] });

  expect(
    writtenValueOf(
      'sk',
      changed(draft, ['banners', 0], () => undefined),
    ).value,
  ).toEqual({ banners: [{ content: 'b' }] });
  expect(changed(draft, ['nothing', 1], () => undefined)).toBe(draft);
});
