export interface EventBus<Events> {
  /** Announces a fact. A listener that throws is reported and does not keep the others from hearing it. */
  emit<Name extends keyof Events>(name: Name, fact: Events[Name]): void;
  /** Returns what ends the subscription. */
  on<Name extends keyof Events>(name: Name, listener: (fact: Events[Name]) => void): () => void;
}

export function createEventBus<Events>(report: (error: unknown) => void): EventBus<Events> {
  const listeners = new Map<keyof Events, Set<(fact: never) => void>>();

  return {
    emit(name, fact) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(fact as never);
        } catch (error) {
          report(error);
        }
      }
    },

    on(name, listener) {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => void those.delete(listener);
    },
  };
}
