import type { LiveChatStatus } from '@odeta/contracts';
import { weekTimeIn } from '@odeta/contracts/dates';
import type { CountrySettings } from '../settings/settings.ts';
import type { DemoChat } from './demo-chat.ts';

/** D12, R14. Available within the chat's hours in a country that has a chat, if there is a script for it. */
export function liveChatStatusOf(
  { liveChat, siteContents, country }: CountrySettings,
  now: Date,
  demo: DemoChat | null,
): LiveChatStatus {
  const { script, busy, hours } = siteContents.liveChat;
  if (!liveChat || !(script ?? demo)) return 'unavailable';
  if (!script && demo?.status) return demo.status;
  const { day, time } = weekTimeIn(country, now);
  const minutes = minutesOf(time);
  const isOpen = hours.some(
    ({ days, from, until }) => days.includes(day) && minutesOf(from) <= minutes && minutes < minutesOf(until),
  );
  if (!isOpen) return 'unavailable';
  return busy ? 'busy' : 'available';
}

/** Minutes since midnight of a time such as `8:00`. */
function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
