import { activateNewsletter, subscribeNewsletter } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { originOf } from '../http/origin.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { NEWSLETTER_LIMIT } from '../rate-limits/rate-limits.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { confirmSubscription, subscribe } from './newsletter.service.ts';

export function newsletterRoutes(app: ShopServer, deps: SettingsDeps): void {
  app.handle(
    subscribeNewsletter,
    async ({ session, payload, request, say, text }) => {
      const { country } = session;
      const application = { ...payload, country, origin: originOf(request) };
      const result = await deps.db
        .transaction()
        .execute((trx) => subscribe(trx, deps, application))
        .catch((cause) => {
          throw new ApiError('busy', { message: 'newsletter-busy', cause });
        });
      if (result === 'wrong-email') {
        say({ type: 'error', message: text('newsletter-wrong-email') });
        return { tracking: null };
      }
      say({ type: 'success', message: text('newsletter-sent') });
      say({ type: 'info', message: text('newsletter-spam') });
      const { tracking } = deps.settings.of(country).siteContents.newsletter;
      return { tracking: tracking && Buffer.from(tracking).toString('base64') };
    },
    { limit: NEWSLETTER_LIMIT },
  );

  app.handle(
    activateNewsletter,
    ({ session, payload, request }) =>
      confirmSubscription(deps, {
        country: session.country,
        token: payload.token,
        origin: originOf(request),
      }),
    { limit: NEWSLETTER_LIMIT },
  );
}
