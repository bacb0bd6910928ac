import { openStaffApp } from './open-staff-app.tsx';

/** The name of every picture that is uploaded. */
export const UPLOADED = `upload-${'0a'.repeat(16)}-1600x900`;

interface Sent {
  changes: { country: string; value: Record<string, unknown> }[];
}

interface Refusal {
  code: string;
  rule: string;
}

const kindOf = (name: string) => ({
  ...{ name, area: 'texts', keys: '', byLanguage: true, canBeNew: false, canBeRemoved: false },
  ...{ mayChange: true, needsApproval: false, mayApprove: false },
});

const answer = (body: object) => ({ status: 200, json: async () => ({ success: true, body }) });
const refuse = ({ code, rule }: Refusal) => ({
  status: 422,
  json: async () => ({
    ...{
      type: 'about:blank',
      title: '',
      status: 422,
      success: false,
      code,
      messages: [],
      validation: { data: ['no'] },
    },
    body: { why: { rules: { data: rule } } },
  }),
});

/** The editor of a value at a server with the same value in two editions; `refusal` answers uploads. */
export function openContents(kind: string, value: object, refusal?: Refusal) {
  const sent: Sent[] = [];
  const uploads: string[] = [];
  const answers: Record<string, (search: URLSearchParams, payload: Sent & { data: string }) => unknown> = {
    'GET session': () => answer({ session: { name: 'Edita', role: 'editor', csrf: 'token' } }),
    'GET kinds': () => answer({ kinds: [kindOf(kind)] }),
    'GET values': (search) =>
      answer({
        values: /^(sk|hu)$/.test(search.get('country') ?? '') ? [{ key: 'key', version: 'v1', value }] : [],
        next: null,
      }),
    'GET changes': () => answer({ changeSets: [], hasMore: false }),
    'POST pictures': (_, { data }) => {
      uploads.push(data);
      return refusal ? refuse(refusal) : answer({ name: UPLOADED, width: 1600, height: 900 });
    },
    'POST changes': (_, payload) => {
      sent.push(payload);
      return answer({ changeSet: null });
    },
  };

  async function send(url: string, { method, body }: { method: string; body?: string }) {
    const { pathname, searchParams } = new URL(url, 'http://staff.localhost');
    return answers[`${method} ${pathname.split('/').at(-1)}`]?.(searchParams, JSON.parse(body ?? '{}'));
  }

  openStaffApp({ send, path: `/contents/${kind}/key` });
  return { sent, uploads };
}
