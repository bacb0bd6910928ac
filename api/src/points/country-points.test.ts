import { createCountryPoints } from './country-points.ts';

const point = {
  pointId: 1,
  ...{
    id: 'A1#box',
    shipping: 'box',
    type: null,
    name: 'Box',
    street: 'Hlavná 1',
    postCode: '811 01',
    city: 'Bratislava',
  },
  ...{ phone: null, latitude: 48.1, longitude: 17.1, alwaysOpen: true, openingHours: [], disabled: false },
  ...{ alsoKnownAs: '', everyLanguage: null, payCash: false, payCard: true, payOnline: true },
};

test('requests have their turn while the points of a country are prepared (J9)', async () => {
  let turns = 0;
  const { points } = await createCountryPoints([point, { ...point, pointId: 2 }], async () => {
    turns += 1;
  });

  expect(points.map(({ row, city }) => [row.pointId, city])).toEqual([
    [1, 'bratislava'],
    [2, 'bratislava'],
  ]);
  expect(turns).toBe(2);
});
