import * as v from 'valibot';

export type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type PayloadSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
type InputOfPart<Part> = Part extends v.GenericSchema ? v.InferInput<Part> : unknown;
type OutputOfPart<Part> = Part extends v.GenericSchema ? v.InferOutput<Part> : Record<never, never>;

/**
 * One endpoint of the API: what the client may send, what the server checks, what the answer's `body` holds.
 * A path names its parameters in braces (`/catalog/product/{slug}`) and stands below `/api` (R1).
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One line for people who read the OpenAPI page, with the row of the checklist. */
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly payload?: PayloadSchema;
  readonly body: v.GenericSchema;
  /** Most bytes of a request's body; the server's general limit when left out. */
  readonly bodyBytes?: number;
  /** The problem codes that it may answer with, beyond those of every endpoint. */
  readonly problems?: readonly string[];
}

/** Everything a caller hands over: path parameters, query and payload under their own names. */
export type InputOf<C extends Endpoint> = InputOfPart<C['params']> &
  InputOfPart<C['query']> &
  InputOfPart<C['payload']>;
export type BodyOf<C extends Endpoint> = v.InferOutput<C['body']>;
/** What a handler must return: the body before it is parsed. */
export type AnswerOf<C extends Endpoint> = v.InferInput<C['body']>;
export type ParamsOf<C extends Endpoint> = OutputOfPart<C['params']>;
export type QueryOf<C extends Endpoint> = OutputOfPart<C['query']>;
export type PayloadOf<C extends Endpoint> = OutputOfPart<C['payload']>;

/** Declares an endpoint; it only keeps the literal types. */
export const endpoint = <const C extends Endpoint>(definition: C): C => definition;

/** The body of an endpoint that has nothing to say but that it worked. */
export const NothingSchema = v.object({});
