import type { StepView } from '../mail/email-view.ts';
import type { EmailWords } from '../mail/email-words.ts';
import type { ParcelOfEmail } from './later-email.repository.ts';
import type { OrderOfEmail } from './order-email.repository.ts';

interface About {
  order: Pick<OrderOfEmail, 'placedAt'>;
  words: Pick<EmailWords, 'say' | 'shortTime' | 'shortDay'>;
}

type Parcel = Pick<ParcelOfEmail, 'sentAt' | 'expectedOn' | 'collecting'>;

/** From the order to the delivery of one parcel. `paidAt` is `null` if nothing was paid before the delivery. */
export function progressOf(
  { order, words }: About,
  { sentAt, expectedOn, collecting }: Parcel,
  paidAt: Date | null,
): StepView[] {
  const { say, shortTime, shortDay } = words;
  const done = (name: string, at: Date) => ({ name: say(name), when: shortTime(at), isDone: true });
  return [
    done('step-placed', order.placedAt),
    ...(paidAt ? [done('step-paid', paidAt)] : []),
    done('step-sent', sentAt),
    { name: say(lastStepOf(collecting)), when: shortDay(expectedOn), isDone: false },
  ];
}

function lastStepOf(collecting: Parcel['collecting']) {
  if (!collecting) return 'step-delivery';
  return collecting.isLocker ? 'step-locker' : 'step-point';
}
