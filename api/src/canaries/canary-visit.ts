import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { CANARY_COOKIE } from '@odeta/contracts';
import { type CanaryPart, readCanaryCookie } from '@odeta/node/canary-cookie';
import { readOwnCookie } from '@odeta/node/own-cookies';
import type { FastifyRequest } from 'fastify';
import type { BaseDeps } from '../http/base-deps.ts';
import { type Speed, saveSpeed } from './canary-speed.repository.ts';
import { countVisit, type Fact } from './canary-visit.repository.ts';

/**
 * Visitors of one network who count for a canary. To make a canary look bad, an attacker needs many networks, and achieves no more than
 * that it is stopped.
 */
const MOST_OF_NETWORK = 2;

export type CountingDeps = Pick<BaseDeps, 'db' | 'secret' | 'limitFactor' | 'clock'>;

/** Counts facts for the canaries that the visitor is measured for, if `isMet` says that they concern the version that the visitor got. */
export async function countFacts(
  { db, secret, limitFactor, clock }: CountingDeps,
  request: FastifyRequest,
  facts: readonly Fact[],
  isMet: (part: CanaryPart) => boolean,
): Promise<void> {
  const measured = readCanaryCookie(secret, readOwnCookie(request, CANARY_COOKIE), clock().getTime());
  if (!measured) return;
  const network = networkOf(request.ip, secret);
  for (const part of measured.parts.filter(isMet)) {
    await countVisit(db, {
      canary: `${part.unit}@${part.canary}`,
      share: part.share,
      visitor: measured.visitor,
      network,
      hasCanary: part.version === part.canary,
      facts,
      mostOfNetwork: MOST_OF_NETWORK * limitFactor,
    });
  }
}

/** Stores how fast a version was for a visitor who has been counted, the first time that it is known. */
export async function countSpeed(
  { db, secret, clock }: CountingDeps,
  request: FastifyRequest,
  speed: Speed,
  isMet: (part: CanaryPart) => boolean,
): Promise<void> {
  const measured = readCanaryCookie(secret, readOwnCookie(request, CANARY_COOKIE), clock().getTime());
  for (const { unit, canary, share, version } of measured?.parts.filter(isMet) ?? []) {
    const whose = {
      canary: `${unit}@${canary}`,
      share,
      visitor: measured?.visitor ?? '',
      hasCanary: version === canary,
    };
    await saveSpeed(db, whose, speed);
  }
}

/** The first three numbers of an IPv4 address or the first 48 bits of an IPv6 address: what one connection or one rented server has. */
function networkOf(address: string, secret: string) {
  const network = normalizeIP(address, 48).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
  return createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 22);
}
