import { fileURLToPath } from 'node:url';
import texts from '../messages/emails/sk.json' with { type: 'json' };
import { readSeed } from '../seed/reading/read-seed.ts';
import { previewsOf } from './email-previews.ts';

const previews = previewsOf(await readSeed(fileURLToPath(new URL('../seed/data', import.meta.url))));

/**
 * Every sentence of an e-mail that says what its reader may do, with the place where it can be done. The rights of an order are tested for
 * guests and customers alike in `returns/guest-rights.test.ts`, those of its link in `orders/order-link/order-link-forms.test.ts`.
 */
const promises: Record<
  string,
  'link to the form' | 'link to the order' | 'page of the account' | 'page of the purchase' | 'nothing to do'
> = {
  'withdrawal-how': 'link to the form',
  'withdrawal-period': 'link to the form',
  'sent-return-days': 'link to the form',
  'failed-waiting': 'link to the order',
  'delayed-cancel': 'link to the order',
  'failed-over': 'page of the purchase',
  'deletion-requested-keep': 'page of the account',
  'blogger-held-again': 'page of the account',
  'receipt-under-way': 'nothing to do',
  'refund-failed-next': 'nothing to do',
  'reset-ignore': 'nothing to do',
  'confirmation-ignore': 'nothing to do',
  'email-change-ignore': 'nothing to do',
};

test('every sentence of an e-mail that says “you can” has a place where one can (P5, P6)', () => {
  const said = Object.entries(texts).filter(([, text]) => /môžete|nemusíte|\bdá sa\b/i.test(text));

  expect(said.map(([key]) => key).sort()).toEqual(Object.keys(promises).sort());
});

test('the e-mails of an order link to the forms of withdrawal and return with the link that opens the order (P6)', () => {
  const of = (kind: string, name: string) =>
    previews.filter((preview) => preview.kind === kind && preview.name === name);

  for (const { html } of of('order-placed', 'paid')) expect(html).toContain('href="#?form=withdrawal"');
  for (const { html } of of('parcel-sent', 'point')) expect(html).toContain('href="#?form=return"');
});

test('the full stop of a date or an abbreviation, such as 5 декабря 2026 г. and 1 szt., ends the sentence (N1)', () => {
  const said = previews.map(({ html }) => html).join(' ');

  for (const short of ['г.', 'р.', 'szt.', 'buc.', 'шт.']) expect(said).toContain(short);
  expect(said.match(/.{30}\d\s(?:[гр]|szt|buc|шт)\.\./g) ?? []).toEqual([]);
});

test('e-mails in Ukrainian have no words of the default language of Ukraine, also not of its seller and its methods (A1)', () => {
  const ukrainian = previews
    .filter(({ edition }) => edition === 'ua-uk')
    .map(({ subject, text }) => `${subject} ${text}`);

  expect(ukrainian.length).toBeGreaterThan(40);
  expect(ukrainian.flatMap((said) => said.match(/.*[ыэъё].*/giu) ?? [])).toEqual([]);
  expect(ukrainian.join(' ')).toContain('ТОВ «ОДЕТА Україна», вул. Складська, 2');
});
