/** A schema of any library with Standard Schema (https://standardschema.dev), so that units may bundle their own copy of valibot. */
interface EventSchema {
  readonly '~standard': { readonly validate: (fact: unknown) => unknown };
}

export type EventSchemas = Readonly<Record<string, EventSchema>>;

export interface EventBus<Events> {
  /**
   * Publishes an event. One that does not match its schema is reported and dropped. A listener that throws is reported and does
   * not stop the others.
   */
  emit<Name extends keyof Events & string>(name: Name, fact: Events[Name]): void;
  /** Returns a function that unsubscribes. */
  on<Name extends keyof Events & string>(name: Name, listener: (fact: Events[Name]) => void): () => void;
  /** The same bus for a unit: with its release for reports, `cart@1.4.0`, and the schemas of its own events. */
  forUnit(release: () => string, schemas: EventSchemas | undefined): EventBus<Events>;
}

interface BusParts {
  /** The schemas of the events that every unit knows. */
  schemas: EventSchemas;
  report: (message: string, cause: unknown) => void;
}

interface Subscription {
  /** The listener's own schema: its unit may have been released on another day than the sender's. */
  schema: EventSchema | undefined;
  release: () => string;
  listener: (fact: never) => void;
}

export function createEventBus<Events>({ schemas: known, report }: BusParts): EventBus<Events> {
  const subscriptions = new Map<string, Set<Subscription>>();

  function busOf(release: () => string, schemas: EventSchemas): EventBus<Events> {
    return {
      emit(name, fact) {
        const schema = schemas[name];
        const sender = `"${name}" of ${release()}`;
        if (!fits(schema, fact, () => `The event ${sender} does not fit and was dropped`)) return;
        for (const subscription of [...(subscriptions.get(name) ?? [])]) {
          const unfit = () => `The event ${sender} does not fit what ${subscription.release()} hears and was dropped`;
          if (subscription.schema === schema || fits(subscription.schema, fact, unfit)) hand(subscription, fact);
        }
      },

      on(name, listener) {
        const those = subscriptions.get(name) ?? new Set();
        const subscription = { schema: schemas[name], release, listener };
        subscriptions.set(name, those.add(subscription));
        return () => void those.delete(subscription);
      },

      forUnit: (unit, own) => busOf(unit, { ...own, ...known }),
    };
  }

  function hand({ listener, release }: Subscription, fact: unknown) {
    try {
      listener(fact as never);
    } catch (error) {
      report(`A listener of ${release()} failed`, error);
    }
  }

  function fits(schema: EventSchema | undefined, fact: unknown, message: () => string) {
    const issues = schema && issuesOf(schema, fact);
    if (issues) report(message(), issues);
    return !issues;
  }

  return busOf(() => 'the shell', known);
}

interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
}

/** The paths that do not match. Without valibot's messages: they quote values, which may be personal data. */
function issuesOf(schema: EventSchema, fact: unknown): string | undefined {
  const { issues } = schema['~standard'].validate(fact) as { issues?: readonly Issue[] };
  return issues?.map(({ path = [] }) => path.map(nameOf).join('.') || 'all of it').join(', ');
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) =>
  String(typeof part === 'object' ? part.key : part);
