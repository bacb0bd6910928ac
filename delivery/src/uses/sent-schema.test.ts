import type { SentFact } from './collected-uses.ts';
import { sentSchema } from './sent-schema.ts';

const counted = {
  type: 'object',
  properties: { count: { type: 'number' }, elsewhere: { type: 'boolean' } },
  required: ['count'],
};
const kind = (fact: string, field: string) => ({
  type: 'object',
  properties: { fact: { const: fact }, [field]: { type: 'string' } },
  required: ['fact', field],
});
const facts = { anyOf: [kind('shown', 'url'), kind('added', 'item'), kind('removed', 'item')] };
const sent = (fields: SentFact['fields'], isWhole = true): SentFact => ({ event: 'any', isWhole, fields });

test('a field that is never given is no part of what is sent, and a given value is always there', () => {
  expect(sentSchema(counted, [sent({ count: null })])).toMatchObject({ required: ['count'] });
  expect(sentSchema(counted, [sent({ count: null })]).properties).toEqual({ count: { type: 'number' } });
  expect(sentSchema(counted, [sent({ count: null, elsewhere: [true] })]).required).toEqual(['count', 'elsewhere']);
  expect(sentSchema(counted, [sent({ number: null })])).toMatchObject({ properties: {}, required: [] });
});

test('of several kinds of facts only those remain that a unit can send', () => {
  expect(sentSchema(facts, [sent({ fact: ['shown'], url: null })])).toEqual(kind('shown', 'url'));
  expect(sentSchema(facts, [sent({ fact: null, item: null })]).anyOf).toHaveLength(2);
  const both = sentSchema(facts, [sent({ fact: ['shown'], url: null }), sent({ fact: ['added'], item: null })]);
  expect(both.anyOf).toEqual([kind('added', 'item'), kind('shown', 'url')]);
});

test('what cannot be read from the sources is compared as it is declared', () => {
  expect(sentSchema(counted, [])).toBe(counted);
  expect(sentSchema(counted, [sent({ count: null }), sent({}, false)]).anyOf ?? [counted]).toContainEqual(counted);
  expect(sentSchema(facts, [sent({}, false)])).toEqual(facts);
});
