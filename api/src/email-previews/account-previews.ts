import { activeView, heldView } from '../bloggers/blogger-emails.ts';
import { logInCodeView, passkeyAddedView, passkeyRemovedView } from '../customers/passkeys/passkey-emails.ts';
import {
  deletionDoneView,
  deletionRequestedView,
  exportView,
} from '../customers/personal-data/personal-data-emails.ts';
import {
  changedView,
  confirmationView,
  emailChangedView,
  emailChangeView,
  resetView,
} from '../customers/security/security-emails.ts';
import { smsNumberView } from '../customers/sms-log-in/sms-emails.ts';
import type { EmailKind } from '../db/column-types.ts';
import type { EmailView } from '../mail/email-view.ts';
import type { EmailShop } from '../mail/email-words.ts';

export function accountViews(shop: EmailShop, at: Date): { kind: EmailKind; name: string; view: EmailView }[] {
  const link = { origin: '', token: '' };
  const shown = (kind: EmailKind, name: string, view: EmailView) => ({ kind, name, view });
  return [
    shown('password-reset', 'reset', resetView(shop, { ...link, from: 'account' })),
    shown('password-changed', 'changed', changedView(shop, { origin: '', at })),
    shown('log-in-code', 'code', logInCodeView(shop, { origin: '', code: '482913' })),
    shown('passkey-added', 'added', passkeyAddedView(shop, { origin: '', name: 'Safari, iPhone', at })),
    shown('passkey-removed', 'removed', passkeyRemovedView(shop, { origin: '', name: 'Safari, iPhone', at })),
    shown('sms-number-confirmed', 'confirmed', smsNumberView(shop, { origin: '', number: '••• 456', at })),
    shown('email-confirmation', 'confirmation', confirmationView(shop, link)),
    shown('email-change', 'change', emailChangeView(shop, link)),
    shown('data-export', 'export', exportView(shop, link)),
    shown('deletion-requested', 'requested', deletionRequestedView(shop, { origin: '', due: at })),
    shown('deletion-done', 'done', deletionDoneView(shop, '')),
    shown('blogger-active', 'active', activeView(shop, { origin: '', code: 'JANA10', percent: '10' })),
    shown('blogger-held', 'held', heldView(shop, { origin: '', reason: 'not-own' })),
    shown('email-changed', 'changed', emailChangedView(shop, { origin: '', at })),
  ];
}
