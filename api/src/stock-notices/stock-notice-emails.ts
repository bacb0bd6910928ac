import { sizeName, stockNoticeUrl } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EmailView } from '../mail/email-view.ts';
import { type EmailShop, emailFrameOf, emailWordsOf, unsubscribeOf } from '../mail/email-words.ts';
import type { EmailLayout } from '../mail/write-email.ts';
import type { WriteEmail } from '../outbox/send-emails.ts';
import { unsubscribeUrlOf } from '../outbox/unsubscribe-link.ts';
import type { SettingsSource } from '../settings/settings-source.ts';
import { noticeTokenOf } from './notice-token.ts';
import { findNotice, type NoticeRow } from './stock-notice.repository.ts';

interface Deps {
  db: Kysely<Database>;
  settings: Pick<SettingsSource, 'of'>;
  layout: EmailLayout;
  secret: string;
}

/** Writers of the e-mails. They return `null` when the notice has been deleted meanwhile. */
export const stockNoticeEmailWriters = ({ db, settings, layout, secret }: Deps) => {
  const write =
    (view: typeof requestView): WriteEmail =>
    async ({ country, recipient: email, data: { id = '' } }) => {
      const notice = await findNotice(db, Number(id));
      if (!notice) return null;
      const link = `${notice.origin}${stockNoticeUrl(noticeTokenOf(secret, Number(id)))}`;
      const leave = unsubscribeUrlOf(secret, notice.origin, { country, list: 'stock-notices', email });
      return layout(view(settings.of(country), notice, { link, leave, goods: `${notice.origin}${notice.url}` }));
    };
  return { 'stock-notice-request': write(requestView), 'stock-back': write(backView) } satisfies Record<
    string,
    WriteEmail
  >;
};

interface Links {
  /** URL of the page of the notice. */
  link: string;
  goods: string;
  /** `unsubscribeUrlOf` the recipient. */
  leave: string;
}

/** Asks the owner of the address for a confirmation. */
export function requestView(shop: EmailShop, notice: NoticeRow, { link }: Links): EmailView {
  const { say } = emailWordsOf(shop);
  return {
    ...emailFrameOf(shop, notice.origin),
    subject: say('notice-subject'),
    preview: say('notice-text', { goods: goodsOf(notice) }),
    title: say('notice-subject'),
    intro: [say('notice-text', { goods: goodsOf(notice) })],
    button: { label: say('notice-button'), url: link },
    hint: say('notice-ignore'),
  };
}

/** The only e-mail that was requested, with a link to end the other notices. */
export function backView(shop: EmailShop, notice: NoticeRow, { goods, leave }: Links): EmailView {
  const { say } = emailWordsOf(shop);
  return {
    ...emailFrameOf(shop, notice.origin),
    unsubscribe: unsubscribeOf(shop, leave),
    subject: say('back-subject', { name: notice.name }),
    preview: say('back-text', { goods: goodsOf(notice) }),
    title: say('back-title'),
    intro: [say('back-text', { goods: goodsOf(notice) })],
    button: { label: say('back-button'), url: goods },
    hint: say('back-once'),
    sections: [{ title: say('back-others'), links: [{ label: say('back-end'), url: leave }] }],
  };
}

function goodsOf({ name, color, size }: NoticeRow): string {
  const sizeText = sizeName(size);
  return [name, color, ...(sizeText === null ? [] : [sizeText])].join(', ');
}
