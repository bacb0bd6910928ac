import { openStaffApp } from './open-staff-app.tsx';

/** The name of every picture that is uploaded. */
export const UPLOADED = `upload-${'0a'.repeat(16)}-1600x900`;

interface Sent {
  changes: { country: string; value: Record<string, unknown> }[];
  isDraft?: boolean;
  isPreview?: boolean;
  reason: string;
}

const kindOf = (name: string, needsApproval = false) => ({
  ...{ name, area: 'texts', keys: '', byLanguage: true, canBeNew: false, canBeRemoved: false },
  ...{ mayChange: true, needsApproval, mayApprove: false },
});

const setOf = (id: number) => ({
  ...{ id, author: 'Edita', reason: '', createdAt: '2026-11-30T08:00:00.000Z', undoes: null, undoneBy: null },
  ...{ parts: [], approval: null, size: 1 },
});

const answer = (body: object) => ({ status: 200, json: async () => ({ success: true, body }) });
const refuse = (field: string, rule: string) => ({
  status: 422,
  json: async () => ({
    ...{ type: 'about:blank', title: '', status: 422, success: false, code: 'validation', messages: [] },
    ...{ validation: { [field]: ['no'] }, body: { why: { rules: { [field]: rule } } } },
  }),
});

/** Uploaded pictures, of which each answer has two. */
export const uploadedNames = ['1', '2', '3'].map((digit) => `upload-${digit.repeat(32)}-1600x900`);
function picturesBefore(name: string | null) {
  const from = uploadedNames.indexOf(name ?? '') + 1;
  const pictures = uploadedNames.slice(from, from + 2).map((one, index) => ({
    ...{ name: one, uploadedBy: 'Edita', uploadedAt: `2026-11-3${index}T08:00:00.000Z` },
  }));
  return { pictures, hasMore: from + 2 < uploadedNames.length };
}

interface Options {
  /** The rule that every upload breaks. */
  upload?: string;
  /** The rule that the title of every change breaks. */
  title?: string;
  /** Whether anything was uploaded before. */
  hasUploads?: boolean;
  /** Whether changes wait for a second person. */
  needsApproval?: boolean;
}

/** The editor of a value at a server with the same value in two editions. */
export function openContents(kind: string, value: object, options: Options = {}) {
  const sent: Sent[] = [];
  const uploads: string[] = [];
  const cancelled: string[] = [];
  const answers: Record<string, (search: URLSearchParams, payload: Sent & { data: string }, id: string) => unknown> = {
    'GET session': () => answer({ session: { name: 'Edita', role: 'editor', csrf: 'token' } }),
    'GET kinds': () => answer({ kinds: [kindOf(kind, options.needsApproval)] }),
    'GET values': (search) =>
      answer({
        values: /^(sk|hu)$/.test(search.get('country') ?? '') ? [{ key: 'key', version: 'v1', value }] : [],
        next: null,
      }),
    'GET changes': () => answer({ changeSets: [], hasMore: false }),
    'GET pictures': (search) =>
      answer(options.hasUploads === false ? { pictures: [], hasMore: false } : picturesBefore(search.get('before'))),
    'POST pictures': (_, { data }) => {
      uploads.push(data);
      return options.upload ? refuse('data', options.upload) : answer({ name: UPLOADED, width: 1600, height: 900 });
    },
    'POST changes': (_, payload) => {
      if (options.title) return refuse('changes.0.value.title', options.title);
      sent.push(payload);
      return answer({ changeSet: payload.isDraft || payload.isPreview ? setOf(sent.length) : null });
    },
    'POST preview': (_search, _payload, id) =>
      answer({ path: `/preview/drafts-${id}`, pages: { sk: '/page-sk' }, until: '2026-12-01T08:00:00.000Z' }),
    'POST cancel': (_search, _payload, id) => {
      cancelled.push(id);
      return answer({ changeSet: null });
    },
  };

  async function send(url: string, { method, body }: { method: string; body?: string }) {
    const { pathname, searchParams } = new URL(url, 'http://staff.localhost');
    const [id = '', call] = pathname.split('/').slice(-2);
    return answers[`${method} ${call}`]?.(searchParams, JSON.parse(body ?? '{}'), id);
  }

  openStaffApp({ send, path: `/contents/${kind}/key` });
  return { sent, uploads, cancelled };
}
