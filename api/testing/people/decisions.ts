import { declareWithdrawal, openReturn, saveBlogger, sendMessage, writeReview } from '@odeta/contracts';
import { type ServiceAct, STAFF_MESSAGE_FILE } from '@odeta/contracts/staff';
import type { TestShop } from '../shop/shop.ts';
import { startSession } from '../shop/test-client.ts';
import { meetCustomer } from './account.ts';
import type { Employee } from './employee.ts';
import { complaint, meetReturner, returnForm, withReason } from './returner.ts';
import { makePhoto, meetReceiver, reviewWords } from './reviews.ts';

type Request = (shop: TestShop, employee: Employee) => Promise<{ status: number }>;

/** A request for each act of a decision, about something that waits for it. */
export const decisionRequests = {
  'read-decisions': (_, employee) => employee.get('/complaints'),
  async 'read-file'(shop, employee) {
    const id = await meetMessage(shop);
    return employee.file(STAFF_MESSAGE_FILE.replace('{messageId}', id).replace('{place}', '0'));
  },
  async 'decide-review'(shop, employee) {
    const { customer, goods } = await meetReceiver(shop);
    const { review } = (await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId })).body;
    const id = Number(review.id);
    const { at } = await shop.db.selectFrom('review').select('at').where('id', '=', id).executeTakeFirstOrThrow();
    return employee.post(`/reviews/${id}/decide`, { readAt: at.toISOString() });
  },
  async 'decide-blogger'(shop, employee) {
    const email = `${crypto.randomUUID()}@example.sk`;
    const customer = await meetCustomer(shop, 'sk', { email });
    const { body } = await customer.send(saveBlogger, {
      ...{ profileName: 'Jana', socialName: '', followers: '', about: '', blog: 'https://blog.example.sk/jana' },
      ...{ instagram: '', youtube: '', facebook: '', tiktok: '', twitter: '' },
      ...{ ownerAgreement: true, privacyAgreement: true },
    });
    if (body.blogger === null) throw new Error('The blogger was refused');
    const { customerId, sentAt } = await shop.db
      .selectFrom('blogger')
      .innerJoin('customer', 'customer.id', 'blogger.customerId')
      .select(['customerId', 'sentAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return employee.post(`/bloggers/${customerId}/decide`, { readAt: sentAt.toISOString(), hold: 'unmarked' });
  },
  async 'answer-complaint'(shop, employee) {
    const { customer, warehouse, orderId, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
    const [lineId = ''] = lineIds;
    const form = returnForm(orderId, lineId, { ...complaint, lines: withReason(lineId, 'seam') });
    const { id, number } = (await customer.send(openReturn, form)).body;
    const pieces = [{ lineId, quantity: 1 }];
    await warehouse.report('return-received', { returnNumber: number, pieces, sellable: false });
    return employee.post(`/complaints/${id}/answer`, { outcome: 'refused', words: 'Šev je celý.' });
  },
  async 'answer-message'(shop, employee) {
    return employee.post(`/messages/${await meetMessage(shop)}/answer`, { way: 'email', words: 'Dobrý deň' });
  },
  async 'match-withdrawal'(shop, employee) {
    const { customer, row, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
    const declared = { name: 'Jana', orderNumber: row.number, email: row.email, scope: 'part', goods: 'šaty' } as const;
    await customer.send(declareWithdrawal, declared, { 'idempotency-key': crypto.randomUUID() });
    const { id } = await shop.db
      .selectFrom('withdrawal')
      .select('id')
      .where('orderId', '=', row.id)
      .executeTakeFirstOrThrow();
    return employee.post(`/withdrawals/${id}/lines`, { lines: [Number(lineIds[0])] });
  },
  async 'decide-refund'(shop, employee) {
    const { customer, form, lineIds, warehouse, orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
    const { number } = (await customer.send(openReturn, form)).body;
    const pieces = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
    await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });
    const { id } = await shop.db
      .selectFrom('refund')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    return employee.post(`/refunds/${id}/done`, { note: 'By transfer' });
  },
} satisfies Partial<Record<ServiceAct, Request>>;

/** A message with a picture. Returns its id. */
async function meetMessage(shop: TestShop): Promise<string> {
  const client = await startSession(shop.app, 'sk');
  const email = `${crypto.randomUUID()}@example.sk`;
  await client.send(sendMessage, {
    ...{ topic: 'delivery', orderNumber: '', name: 'Jana', email, copy: false, message: 'Kde je balík?' },
    attachments: [await makePhoto()],
  });
  const { id } = await shop.db
    .selectFrom('contactMessage')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
