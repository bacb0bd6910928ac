import type { SystemNotice } from '@odeta/contracts';
import { type CountrySettings, isActive, type Notice } from '../settings/settings.ts';

/** The first active notice for each kind of client. */
export function systemNoticeOf({ notices }: CountrySettings, now: Date): SystemNotice | null {
  const shown = notices.filter((notice) => isActive(notice, now));
  if (shown.length === 0) return null;
  const variant = (client: Notice['client']) => {
    const notice = shown.find((one) => one.client === client);
    return notice ? { html: notice.html, closable: notice.closable, expired: notice.expiredDays } : null;
  };
  return { application: variant('application'), desktop: variant('desktop'), mobile: variant('mobile') };
}
