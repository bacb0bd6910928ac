import { CustomerFieldsSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { customers } from '../../../testing/people/buyer.ts';
import { shipToLines } from './address-lines.ts';

test.each([
  ['sk', ['Jana Hrušková', 'Šancová 48', '81105 Bratislava']],
  ['ro', ['Ioana Pop', 'Calea Victoriei 12', 'bl. B2, sc. A, et. 3, ap. 7', '010063 București']],
  ['ua', ['Коваль Олена Иванівна', 'проспект Свободы 20', '79000 Львов']],
] as const)('an address of %s is formatted as on the parcel', (country, lines) => {
  const shipTo = v.parse(CustomerFieldsSchema, customers[country]);

  expect(shipToLines({ country, shipTo, pickupPoint: null })).toEqual(lines);
});
