import { countryOfHost, legalDocuments } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { keepLegalFiles } from './legal-files.ts';
import { findLegalText } from './legal-text.repository.ts';

const FileSchema = v.object({
  document: v.picklist(legalDocuments),
  version: v.pipe(v.string(), v.isoDate()),
});

/** `terms-2026-11-28.pdf` */
const askedFor = (name: string) =>
  v.safeParse(FileSchema, /^(?<document>\w+)-(?<version>[\d-]+)\.pdf$/.exec(name)?.groups);

/** The legal texts as PDF, also in earlier versions. */
export function legalFileRoutes(app: FastifyInstance, { db, settings }: SettingsDeps): void {
  const fileOf = keepLegalFiles();
  app.get<{ Params: { name: string } }>(
    '/api/base/legal-files/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = askedFor(request.params.name);
      if (!asked.success) throw new ApiError('not-found');
      const shop = settings.of(countryOfHost(request.host));
      const text = await findLegalText(db, { country: shop.code, ...asked.output });
      if (!text) throw new ApiError('not-found');
      return reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'content-disposition': `inline; filename="odeta-${asked.output.document}-${text.version}.pdf"`,
          'content-type': 'application/pdf',
          'x-robots-tag': 'noindex',
        })
        .send(await fileOf(shop, text));
    },
  );
}
