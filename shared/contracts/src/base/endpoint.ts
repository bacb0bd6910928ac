import * as v from 'valibot';

export type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type PayloadSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
type InputOfPart<Part> = Part extends v.GenericSchema ? v.InferInput<Part> : unknown;
type OutputOfPart<Part> = Part extends v.GenericSchema ? v.InferOutput<Part> : Record<never, never>;

/**
 * An endpoint of the API: the client's input, the server's validation, and the `body` of the response.
 * Paths have parameters in braces (`/catalog/product/{slug}`) and are below `/api` (R1).
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One line for the OpenAPI page, with the row of the requirements. */
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly payload?: PayloadSchema;
  readonly body: v.GenericSchema;
  /** Maximum size of a request's body in bytes; the server's general limit by default. */
  readonly bodyBytes?: number;
  /** Problem codes of this endpoint, in addition to those of every endpoint. */
  readonly problems?: readonly string[];
}

/** The caller's input: path parameters, query and payload in one object. */
export type InputOf<C extends Endpoint> = InputOfPart<C['params']> &
  InputOfPart<C['query']> &
  InputOfPart<C['payload']>;
export type BodyOf<C extends Endpoint> = v.InferOutput<C['body']>;
/** What a handler must return: the body before parsing. */
export type AnswerOf<C extends Endpoint> = v.InferInput<C['body']>;
export type ParamsOf<C extends Endpoint> = OutputOfPart<C['params']>;
export type QueryOf<C extends Endpoint> = OutputOfPart<C['query']>;
export type PayloadOf<C extends Endpoint> = OutputOfPart<C['payload']>;

/** Declares an endpoint; only keeps the literal types. */
export const endpoint = <const C extends Endpoint>(definition: C): C => definition;

/** For responses without data. */
export const NothingSchema = v.object({});
