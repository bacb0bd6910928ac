import { shippingPointOf } from '@odeta/contracts/testing';
import { viewOf } from './use-map-moves.ts';

const near = shippingPointOf({ id: '1', latitude: 48.1, longitude: 17.1 });
const far = shippingPointOf({ id: '2', latitude: 48.3, longitude: 17 });

test('the map begins with the first points of the list, not with the whole country (J10)', () => {
  expect(viewOf([near, far], undefined)).toMatchObject({
    bounds: [
      [17, 48.1],
      [17.1, 48.3],
    ],
  });
});

test('the map begins with the chosen point in its centre (J10)', () => {
  expect(viewOf([near], far)).toMatchObject({ latitude: 48.3, longitude: 17 });
});

test('without points the map begins with the country', () => {
  expect(viewOf([], undefined)).toBeNull();
});
