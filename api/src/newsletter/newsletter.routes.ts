import { activateNewsletter, subscribeNewsletter } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { reportFailureOf } from '../http/failures.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { NEWSLETTER_LIMIT } from '../rate-limits/rate-limits.ts';
import { confirmSubscription, subscribe } from './newsletter.service.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';

export function newsletterRoutes(app: ShopServer, deps: NewsletterDeps): void {
  app.handle(
    subscribeNewsletter,
    async ({ session, payload, request, say, text }) => {
      const { country } = session;
      const origin = `${request.protocol}://${request.host}`;
      const result = await subscribe(deps, { ...payload, country, origin }).catch((cause) => {
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
        onLetterLost: (cause) => reportFailureOf(request, { kind: 'part-unwell', cause }),
      }),
    { limit: NEWSLETTER_LIMIT },
  );
}
