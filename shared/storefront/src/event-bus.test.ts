import * as v from 'valibot';
import { createEventBus, type EventSchemas } from './event-bus.ts';

interface Events {
  'cart.changed': { count: number };
  'order.placed': { orderNumber: string };
}

function open() {
  const reports: [string, unknown][] = [];
  const bus = createEventBus<Events>({
    schemas: { 'cart.changed': v.object({ count: v.number() }) },
    report: (message, cause) => reports.push([message, cause]),
  });
  const unit = (release: string, schemas?: EventSchemas) => bus.forUnit(() => release, schemas);
  return { bus, unit, reports };
}

test('an event that does not match its schema is dropped and reported with the sending release, but without values', () => {
  const { bus, unit, reports } = open();
  const heard: unknown[] = [];
  bus.on('cart.changed', (fact) => heard.push(fact));

  unit('cart@1.4.0').emit('cart.changed', { count: 'Jana' } as unknown as Events['cart.changed']);
  unit('cart@1.4.0').emit('cart.changed', { count: 2 });

  expect(heard).toEqual([{ count: 2 }]);
  expect(reports).toEqual([['The event "cart.changed" of cart@1.4.0 does not fit and was dropped', 'count']]);
});

test('an event is validated by the schemas of its sender and of each listener, which may be of different releases', () => {
  const { bus, unit, reports } = open();
  const schema = v.object({ orderNumber: v.string() });
  const confirm = unit('confirm@2.0.0', { 'order.placed': schema });
  const account = unit('account@1.0.0', { 'order.placed': v.object({ ...schema.entries, at: v.date() }) });
  const heard: string[] = [];
  account.on('order.placed', () => heard.push('account'));
  bus.on('order.placed', ({ orderNumber }) => heard.push(orderNumber));

  confirm.emit('order.placed', {} as Events['order.placed']);
  confirm.emit('order.placed', { orderNumber: '1' });

  expect(heard).toEqual(['1']);
  expect(reports).toEqual([
    ['The event "order.placed" of confirm@2.0.0 does not fit and was dropped', 'orderNumber'],
    ['The event "order.placed" of confirm@2.0.0 does not fit what account@1.0.0 hears and was dropped', 'at'],
  ]);
});

test('a listener that throws is reported, and the other listeners receive the event', () => {
  const { bus, unit, reports } = open();
  const error = new Error('broken');
  const heard: number[] = [];
  unit('cart@1.4.0').on('cart.changed', () => {
    throw error;
  });
  const stop = bus.on('cart.changed', ({ count }) => heard.push(count));

  bus.emit('cart.changed', { count: 1 });
  stop();
  bus.emit('cart.changed', { count: 2 });

  expect(heard).toEqual([1]);
  expect(reports).toEqual(Array(2).fill(['A listener of cart@1.4.0 failed', error]));
});
