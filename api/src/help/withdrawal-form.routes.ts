import { countryOfHost, WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { drawWithdrawalForm } from './withdrawal-form.ts';

/** The same file for all visitors of a country. */
export function withdrawalFormRoutes(app: FastifyInstance, { settings }: Pick<SettingsDeps, 'settings'>): void {
  app.get(WITHDRAWAL_FORM_URL, { schema: { hide: true } }, async (request, reply) => {
    const shop = settings.of(countryOfHost(request.host));
    const [slug = ''] = shop.siteContents.withdrawalUrl.split('/').filter(Boolean).slice(-1);
    return reply
      .headers({
        'cache-control': 'public, max-age=3600',
        'content-disposition': `attachment; filename="odeta-${slug}.pdf"`,
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
      })
      .send(await drawWithdrawalForm(shop));
  });
}
