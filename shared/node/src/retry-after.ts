/** Server only. Every 503 says when to try again (RFC 9110, 10.2.3); search engines and load balancers keep to it. */

/** Seconds, if the refusal does not say another time. */
export const RETRY_AFTER_SECONDS = 2;

interface Reply {
  statusCode: number;
  hasHeader(name: string): boolean;
  header(name: string, value: number): unknown;
}

/** For Fastify's hook `onSend`. */
export async function sayWhenToRetry(_request: unknown, reply: Reply): Promise<void> {
  if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
}
