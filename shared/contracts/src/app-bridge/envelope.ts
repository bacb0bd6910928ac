import * as v from 'valibot';

/** Version of the protocol; increased only when a message changes in a way that older apps would misread. */
export const APP_BRIDGE_VERSION = 1;

const IdSchema = v.pipe(
  v.string(),
  v.regex(/^[\w .:-]{1,100}$/),
  v.description('The same each time that a message is sent again'),
);

const SequenceSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
  v.description('Rises with every message of a sender, also from one page to the next'),
);

/** The fields of every message: enough to answer a message of unknown type. */
export const EnvelopeSchema = v.object({
  version: v.number(),
  id: IdSchema,
  sequence: SequenceSchema,
  type: v.pipe(v.string(), v.maxLength(50)),
});

/** One type of message; `says` is its description in the schema. */
export const messageSchema = <const Type extends string, const Payload extends v.GenericSchema>(
  type: Type,
  says: string,
  payload: Payload,
) =>
  v.pipe(
    v.object({
      version: v.literal(APP_BRIDGE_VERSION),
      id: IdSchema,
      sequence: SequenceSchema,
      type: v.literal(type),
      payload,
    }),
    v.description(says),
  );

export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
export const NoPayloadSchema = v.object({});
/** Supported message types; unknown ones belong to a newer or older version of the other side. */
export const CapabilitiesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(100));
