import type { LiveChatStatus } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';
import type { DemoChat } from './demo-chat.ts';

/** D12, R14. Available in the hours of a country that has a chat, as long as there is somebody's script to talk through. */
export function liveChatStatusOf(
  { liveChat, siteContents, country }: CountrySettings,
  now: Date,
  demo: DemoChat | null,
): LiveChatStatus {
  const { script, busy, hours } = siteContents.liveChat;
  if (!liveChat || !(script ?? demo)) return 'unavailable';
  if (!script && demo?.status) return demo.status;
  const { day, minutes } = shopTime(now, country.timeZone);
  const isOpen = hours.some(
    ({ days, from, until }) => days.includes(day) && minutesOf(from) <= minutes && minutes < minutesOf(until),
  );
  if (!isOpen) return 'unavailable';
  return busy ? 'busy' : 'available';
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The shop's clock, not the server's: day of the week (1 is Monday) and minutes since midnight. */
function shopTime(now: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { day: weekdays.indexOf(parts.get('weekday') ?? '') + 1, minutes };
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
