import type { FormRequest, FormResult, FormValues, PostedForm } from '@odeta/contracts';
import {
  ApiError,
  type FormAction,
  type FormFields,
  type FormOutcome,
  type PageLocation,
  type RemoteModule,
  type Storefront,
  type UnitForms,
} from '@odeta/storefront';
import { fieldErrorsOf } from '@odeta/storefront/actions';
import { matchRoute } from '../federation/match-route.ts';
import { addRemoteMessages } from '../federation/remote-messages.ts';
import { withTimeLimit } from '../federation/time-limit.ts';
import { createStorefront } from '../storefront/create-storefront.ts';
import { createServerLogger } from '../storefront/server-logger.ts';
import { createServerTransport } from '../storefront/server-transport.ts';
import { failedTexts } from './form-texts.ts';
import { shellForms } from './shell-forms.ts';

/** Milliseconds for a form if `edge` does not say it. */
const TIME_LIMIT = 20_000;

/** The API has asked for another page instead of answering: the page is read again. */
class PageOutdated extends Error {}

/** Sends a form that was posted without scripts: one of the shell's, or of the remote with the page. */
export async function submitForm(request: FormRequest): Promise<FormResult> {
  const { url, form, values, timeLimit = TIME_LIMIT } = request;
  const action = findAction(request);
  if (!action) return { isUnknown: true };
  const storefront = await openStorefront(request);
  const fallback = failedTexts[storefront.session.country.language];
  try {
    const sent = action(storefront, fieldsOf(values), locationOf(request));
    return resultOf(await withTimeLimit(sent, timeLimit, `The form ${form}`), { form, values, fallback });
  } catch (error) {
    if (error instanceof PageOutdated) return { to: url };
    if (!(error instanceof ApiError)) throw error;
    return refusalOf(error, { form, values, fallback });
  }
}

const remoteOf = (request: FormRequest) => request.remote as RemoteModule | null;

const isOfShell = ({ form }: FormRequest) => form.startsWith('shell.');

function findAction(request: FormRequest): FormAction | undefined {
  const { form, remoteForms } = request;
  const isOfRemote = form.startsWith(`${remoteOf(request)?.name}.`);
  const ofRemote = isOfRemote ? ((remoteForms ?? {}) as UnitForms) : {};
  const forms = isOfShell(request) ? shellForms : ofRemote;
  return Object.hasOwn(forms, form) ? forms[form] : undefined;
}

async function openStorefront(request: FormRequest): Promise<Storefront> {
  const { country, language, client, newUser, report } = request;
  const transport = { ...createServerTransport(request), reload: refuseOutdated };
  const logger = report && createServerLogger(report);
  const storefront = await createStorefront({ country, language, client, newUser, transport, logger });
  const remote = remoteOf(request);
  if (!remote || isOfShell(request)) return storefront;
  await addRemoteMessages(storefront, remote);
  return storefront.forUnit(() => remote.name, remote.events);
}

function locationOf(request: FormRequest): PageLocation {
  const [path = '/', search = ''] = request.url.split('?');
  const remote = remoteOf(request);
  const found = remote && matchRoute(remote, request.url)?.location;
  return found ?? { path, params: {}, query: new URLSearchParams(search) };
}

function refuseOutdated(): never {
  throw new PageOutdated();
}

interface Sent {
  form: string;
  values: FormValues;
  /** For a failure without a message. */
  fallback: string;
}

function resultOf(outcome: FormOutcome, { form, values }: Sent): FormResult {
  if ('to' in outcome) return { to: outcome.to };
  if ('file' in outcome) return { file: outcome.file };
  if ('again' in outcome) {
    const shown = { ...values, ...outcome.again };
    return { status: 200, posted: postedOf(form, shown, { errors: {}, problem: null }) };
  }
  const { errors = {}, problem = null } = outcome;
  return { status: 422, posted: postedOf(form, values, { errors, problem }) };
}

/** Errors of the API are those of the form: its messages and field errors are written for people. */
function refusalOf(error: ApiError, { form, values, fallback }: Sent): FormResult {
  const errors = fieldErrorsOf(error);
  const text = error.messages.map(({ message }) => message).join(' ') || fallback;
  const problem = Object.keys(errors).length === 0 ? text : null;
  return { status: statusOf(error), posted: postedOf(form, values, { errors, problem }) };
}

function statusOf({ status }: ApiError) {
  if (status < 400 || status >= 500) return 503;
  return status === 429 ? 429 : 422;
}

/** Fields whose values are never sent back. */
const SECRET = /password|card|^form$|^csrf$/i;

const postedOf = (form: string, values: FormValues, refusal: Pick<PostedForm, 'errors' | 'problem'>): PostedForm => ({
  form,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name))),
  ...refusal,
});

function fieldsOf(values: FormValues): FormFields {
  const all = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? []) : []);
  return { all, has: (name) => all(name).length > 0, one: (name) => (all(name)[0] ?? '').trim() };
}
