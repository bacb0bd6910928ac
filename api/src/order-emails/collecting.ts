import { phoneText } from '@odeta/validation';
import type { LinkView, SectionView } from '../mail/email-view.ts';
import type { EmailWords } from '../mail/email-words.ts';
import type { Collecting } from './later-email.repository.ts';
import type { OrderOfEmail } from './order-email.repository.ts';

interface About {
  order: Pick<OrderOfEmail, 'country' | 'shipTo' | 'paymentState'>;
  words: Pick<EmailWords, 'say' | 'day'>;
}

/** N1. The steps from the carrier's message to the parcel, numbered, and what happens to a parcel that is not collected. */
export function collectingSection(
  { order, words: { say, day } }: About,
  { isLocker, collectBy }: Collecting,
): SectionView {
  const { country, shipTo, paymentState } = order;
  const { mobilePhone } = shipTo;
  const steps = [
    mobilePhone ? say('collect-code-phone', { phone: phoneText(country, mobilePhone) }) : say('collect-code'),
    say(isLocker ? 'collect-open-locker' : 'collect-open-point'),
    collectBy === null ? say('collect-until') : say('collect-by', { day: day(collectBy) }),
  ];
  return {
    title: say(isLocker ? 'collect-title-locker' : 'collect-title-point'),
    paragraphs: [
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      say(paymentState === 'paid' ? 'collect-late-paid' : 'collect-late'),
    ],
  };
}

/** Phones open it in their map app; the format is documented as "Maps URLs". */
export const mapLink = (
  { latitude, longitude }: NonNullable<OrderOfEmail['pickupPoint']>,
  { say }: Pick<EmailWords, 'say'>,
): LinkView => ({
  label: say('sent-map'),
  url: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
});
