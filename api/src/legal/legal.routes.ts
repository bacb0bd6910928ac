import { readLegalText } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { readValid } from './legal.service.ts';

/** Browsers may cache the texts for as long as other contents. */
const CACHED = { sameForAllSeconds: 30 };

export function legalRoutes(app: ShopServer, { db, settings }: SettingsDeps): void {
  app.handle(
    readLegalText,
    async ({ session, params }) => {
      const text = await readValid(db, settings.of(session.country), params.document);
      if (!text) throw new ApiError('not-found');
      return text;
    },
    CACHED,
  );
}
