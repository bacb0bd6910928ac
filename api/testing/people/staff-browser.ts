import type { StaffSession } from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';

export const STAFF_ORIGIN = 'http://staff.localhost:3000';

interface Sent {
  method?: 'GET' | 'POST';
  payload?: object;
  headers?: Record<string, string>;
}

/** A browser with the application for staff. */
export class StaffBrowser {
  cookie = '';
  /** What was begun at the issuer of company accounts. */
  begun = '';
  csrf = '';
  /** As the server has set it. */
  setCookie = '';
  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async send<Body = Record<string, unknown>>(path: string, { method = 'GET', payload, headers = {} }: Sent = {}) {
    const cookie = [this.cookie, this.begun.split(';')[0]].filter(Boolean).join('; ');
    const answer = await this.app.inject({
      ...{ method, url: `/api/staff${path}` },
      headers: {
        host: new URL(STAFF_ORIGIN).host,
        ...(cookie && { cookie }),
        ...(method === 'POST' && { origin: STAFF_ORIGIN, 'x-csrf-token': this.csrf }),
        ...headers,
      },
      ...(method === 'POST' && { payload: payload ?? {} }),
    });
    const all = [answer.headers['set-cookie'] ?? []].flat();
    const set = all.find((one) => one.startsWith('staff='));
    if (set) Object.assign(this, { setCookie: set, cookie: set.split(';')[0] });
    const begun = all.find((one) => one.startsWith('staff-company='));
    if (begun) this.begun = begun;
    const { body, code, validation } = answer.json();
    return { status: answer.statusCode, body: body as Body, code: code as string | undefined, validation };
  }

  async post<Body = Record<string, unknown>>(path: string, payload: object = {}, headers: Record<string, string> = {}) {
    return this.send<Body>(path, { method: 'POST', payload, headers });
  }

  async logIn(key: string, code?: string) {
    const answer = await this.post<{ session: StaffSession }>('/session', { key, ...(code && { code }) });
    if (answer.status === 200) this.csrf = answer.body.session.csrf;
    return answer;
  }
}
