import path from 'node:path';
import { countryCodes } from '@odeta/contracts';
import { DeliverySchema } from '../schemas/delivery.schema.ts';
import { readSeedFile } from './seed-file.ts';

/** J14 lists these methods; `dpd_pickup` is excluded by R13. */
const called = new Set([
  ...['pick_up_point', 'zabka', 'inpost', 'post_office', 'orlen', 'balikobox', 'bnp_office'],
  ...['magyar_packstation', 'magyar_office', 'cargus_office', 'cargus_packstation'],
]);

test('the customer is called for the listed delivery methods, and in Romania for post delivery (J14, R13)', async () => {
  const { content } = await readSeedFile(path.join(import.meta.dirname, '../data'), 'delivery.yaml', DeliverySchema);
  const seeded = countryCodes.flatMap((country) =>
    content[country].methods.map(({ key, phone }) => ({ country, key, phone })),
  );

  expect(seeded.filter(({ key }) => called.has(key)).length).toBeGreaterThan(12);
  expect(seeded).toEqual(
    seeded.map(({ country, key }) => ({
      country,
      key,
      phone: called.has(key) || (country === 'ro' && key === 'post'),
    })),
  );
});
