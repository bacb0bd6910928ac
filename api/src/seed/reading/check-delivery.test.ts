import path from 'node:path';
import { DeliverySchema } from '../schemas/delivery.schema.ts';
import { checkDelivery } from './check-delivery.ts';
import { readSeedFile } from './seed-file.ts';

const read = () => readSeedFile(path.join(import.meta.dirname, '../data'), 'delivery.yaml', DeliverySchema);

test('a payment that no delivery offers is an error, and so is one that the country does not have', async () => {
  const delivery = await read();
  const { payments, methods } = delivery.content.sk;
  const card = payments.card ?? { name: '', description: '', provider: 'online', fee: 0 };

  payments.transfer = card;
  expect(() => checkDelivery({ delivery })).toThrow(
    /^delivery\.yaml:\d+: no delivery of sk offers the payment transfer$/,
  );
  methods[0]?.payments.push('transfer');
  expect(() => checkDelivery({ delivery })).not.toThrow();
  delete payments.transfer;
  expect(() => checkDelivery({ delivery })).toThrow(/^delivery\.yaml:\d+: sk has no payment transfer$/);
});
