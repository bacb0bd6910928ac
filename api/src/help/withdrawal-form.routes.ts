import { countryCodes, countryOfHost, WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { drawWithdrawalForm } from './withdrawal-form.ts';

/** The same file for all visitors of a country. */
export function withdrawalFormRoutes(app: FastifyInstance, { settings }: Pick<SettingsDeps, 'settings'>): void {
  const formOf = createForms();
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
      .send(await formOf(shop));
  });
}

/** Keeps the form of each country until the seller's data change: drawing it takes longer than most requests. */
function createForms() {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: countryCodes.length });
  return (shop: CountrySettings): Promise<Buffer> => {
    const key = JSON.stringify([shop.code, shop.siteContents.seller]);
    const form = drawn.get(key) ?? drawWithdrawalForm(shop);
    drawn.set(key, form);
    form.catch(() => drawn.delete(key));
    return form;
  };
}
