import type { Mailer } from '../mail/mailer.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';

export interface NewsletterDeps extends SettingsDeps {
  mail: Mailer;
}
