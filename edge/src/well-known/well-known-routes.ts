import { STATUS_CODES } from 'node:http';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appleAppSiteAssociation, assetLinks } from '../config/app-association.ts';
import type { EdgeConfig } from '../config/config.ts';
import { securityTxt } from './security-txt.ts';
import { webAppManifest } from './web-app-manifest.ts';

const AN_HOUR = 'public, max-age=3600';

/** Serves the standard files of a host: app associations, security contact and web app manifest. */
export function wellKnownRoutes(
  app: FastifyInstance,
  { ANDROID_APP, IOS_APPS, SECURITY_CONTACT }: EdgeConfig,
  now = () => new Date(),
) {
  /** Files that are not configured answer 404. */
  const send = (reply: FastifyReply, type: string, content: unknown) =>
    content === undefined
      ? reply.code(404).type('text/plain; charset=utf-8').send(STATUS_CODES[404])
      : reply.header('cache-control', AN_HOUR).type(type).send(content);
  const json = (content: object | undefined) => content && JSON.stringify(content);

  app.get('/.well-known/assetlinks.json', (_, reply) =>
    send(reply, 'application/json', json(ANDROID_APP && assetLinks(ANDROID_APP))),
  );
  app.get('/.well-known/apple-app-site-association', (_, reply) =>
    send(reply, 'application/json', json(IOS_APPS && appleAppSiteAssociation(IOS_APPS))),
  );
  app.get('/.well-known/security.txt', ({ protocol, host }, reply) =>
    send(
      reply,
      'text/plain; charset=utf-8',
      SECURITY_CONTACT && securityTxt(SECURITY_CONTACT, `${protocol}://${host}`, now()),
    ),
  );
  app.get('/manifest.webmanifest', (request, reply) =>
    send(reply, 'application/manifest+json', json(webAppManifest(countryOfRequest(request), ANDROID_APP))),
  );
}
