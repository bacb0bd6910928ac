import type { Endpoint } from '@odeta/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer } from '../shop/test-client.ts';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>>;
  components: object;
}

const DOCUMENT = 'openapi';

/** Compares responses with the OpenAPI document. Returns what is wrong with a response, if anything. */
export function createAnswerCheck(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: DOCUMENT, ...document });

  const schemaOf = (pointer: readonly string[]) => {
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return ajv.getSchema(`${DOCUMENT}#/${path}`);
  };

  return ({ method, path }: Endpoint, { status, headers, problem: answer }: Answer<Endpoint>): unknown => {
    const place = [`/api${path}`, method.toLowerCase()] as const;
    const { responses = {} } = document.paths[place[0]]?.[place[1]] ?? {};
    const entry = responses[status] ? String(status) : 'default';
    const [type = ''] = String(headers['content-type']).split(';');
    if (status >= 500 && answer.code !== 'payment-unavailable') return { status, code: answer.code };
    if (!responses[entry]?.content[type]) return { status, type };

    const check = schemaOf(['paths', ...place, 'responses', entry, 'content', type, 'schema']);
    if (!check) throw new Error(`There is no schema of ${method} ${path} ${entry} ${type}`);
    return check(answer) ? undefined : { status, errors: check.errors };
  };
}
