import * as v from 'valibot';

/** The version of the protocol; it rises only when a message changes so that older apps would read it wrongly. */
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

/** What every message has, whatever it says: enough to answer one that is not understood. */
export const EnvelopeSchema = v.object({
  version: v.number(),
  id: IdSchema,
  sequence: SequenceSchema,
  type: v.pipe(v.string(), v.maxLength(50)),
});

/** One kind of message; `says` is for those who read the schema. */
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
/** Names of messages; unknown ones are those of a newer or an older side. */
export const CapabilitiesSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(100));
