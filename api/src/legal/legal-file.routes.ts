import { countryOfHost, legalDocuments } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { fileOf } from './legal.service.ts';
import { findLegalText } from './legal-text.repository.ts';

/** Files that are kept in memory, because drawing one takes longer than most requests. */
const KEPT_FILES = 40;

const FileSchema = v.object({
  document: v.picklist(legalDocuments),
  version: v.pipe(v.string(), v.isoDate()),
});

/** `terms-2026-11-28.pdf` */
const askedFor = (name: string) =>
  v.safeParse(FileSchema, /^(?<document>\w+)-(?<version>[\d-]+)\.pdf$/.exec(name)?.groups);

/** The legal texts as PDF, also in earlier versions. */
export function legalFileRoutes(app: FastifyInstance, { db, settings }: SettingsDeps): void {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT_FILES });
  app.get<{ Params: { name: string } }>(
    '/api/base/legal-files/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const asked = askedFor(request.params.name);
      if (!asked.success) throw new ApiError('not-found');
      const shop = settings.of(countryOfHost(request.host));
      const text = await findLegalText(db, { country: shop.code, ...asked.output });
      if (!text) throw new ApiError('not-found');
      const key = JSON.stringify([shop.code, shop.siteContents.seller.name, asked.output]);
      const file = drawn.get(key) ?? fileOf(shop, text);
      drawn.set(key, file);
      file.catch(() => drawn.delete(key));
      return reply
        .headers({
          'cache-control': 'public, max-age=3600',
          'content-disposition': `inline; filename="odeta-${asked.output.document}-${text.version}.pdf"`,
          'content-type': 'application/pdf',
          'x-robots-tag': 'noindex',
        })
        .send(await file);
    },
  );
}
