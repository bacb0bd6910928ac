import { openReturn } from '@odeta/contracts';
import { countDecodes, file, picture } from '../../testing/people/pictures.ts';
import { complaint, meetReturner, withReason } from '../../testing/people/returner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { takeAttempt } from '../rate-limits/attempts.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const HOUR = 3600;

test('files of a complaint that cannot be opened are not decoded, nor those beyond twenty an hour for an order', async () => {
  const { customer, orderId, form, lineIds } = await meetReturner(shop);
  const attachments = [file('a.jpg', await picture().jpeg().toBuffer())];
  const lines = withReason(lineIds[0], 'damaged');
  const send = (parts: object) => customer.send(openReturn, { ...form, ...complaint, lines, attachments, ...parts });
  const limits = { free: 20, most: 20, blockSeconds: HOUR, forgetSeconds: HOUR };
  for (let count = 0; count < 20; count += 1) await takeAttempt(shop.db, limits, 'return-files', orderId);

  const codes: string[] = [];
  const decodes = await countDecodes(async () => {
    codes.push((await send({ lines: withReason(lineIds[0], 'damaged', 9) })).problem.code);
    codes.push((await send({})).problem.code);
  });

  expect([codes, decodes]).toEqual([['not-returnable', 'too-many-requests'], 0]);
});
