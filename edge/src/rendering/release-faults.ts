/** Faults within the window after which a release is set aside. */
const MOST_FAULTS = 3;
/** Milliseconds. */
const WINDOW = 60_000;
/** Milliseconds after which a release that was set aside is tried again. */
const PAUSE = 300_000;

interface Record {
  unit: string;
  /** Times of the last faults. */
  faults: number[];
  setAsideUntil: number | null;
}

export interface ReleaseFaultsOptions {
  now?: () => number;
  onSetAside: (release: { unit: string; address: string }, error: Error) => void;
}

/**
 * Tracks which releases ended or blocked a render worker. After several faults a release is set aside for some minutes, or until another
 * version of its unit is listed; then it is tried again, and set aside at once by its next fault.
 */
export function createReleaseFaults({ now = Date.now, onSetAside }: ReleaseFaultsOptions) {
  const records = new Map<string, Record>();

  return {
    add(unit: string, address: string, error: Error) {
      const known = records.get(address) ?? { unit, faults: [], setAsideUntil: null };
      const faults = [...known.faults.filter((time) => time > now() - WINDOW), now()].slice(-MOST_FAULTS);
      const isTooMany = faults.length >= MOST_FAULTS || known.setAsideUntil !== null;
      records.set(address, { unit, faults, setAsideUntil: isTooMany ? now() + PAUSE : null });
      if (isTooMany && !isSetAside(known)) onSetAside({ unit, address }, error);
    },

    /** Without waiting for more faults: no page could be rendered with it. */
    setAside(unit: string, address: string, error: Error) {
      records.set(address, { unit, faults: [now()], setAsideUntil: now() + PAUSE });
      onSetAside({ unit, address }, error);
    },

    isSetAside(address: string): boolean {
      return isSetAside(records.get(address));
    },

    allSetAside(): { unit: string; address: string }[] {
      return [...records].filter(([, record]) => isSetAside(record)).map(([address, { unit }]) => ({ unit, address }));
    },

    /** It had a fault recently: a page whose worker was lost is not rendered with it again. */
    isSuspect(address: string): boolean {
      const known = records.get(address);
      return known !== undefined && (isSetAside(known) || known.faults.some((time) => time > now() - WINDOW));
    },

    /** Removes the last fault, which another unit has caused. */
    forgive(address: string) {
      const known = records.get(address);
      if (known) records.set(address, { unit: known.unit, faults: known.faults.slice(0, -1), setAsideUntil: null });
    },

    /** Forgets the faults of a release that rendered a page after its pause. */
    clear(address: string) {
      const known = records.get(address);
      if (known?.setAsideUntil != null && !isSetAside(known)) records.delete(address);
    },

    /** Sets the releases that pages can use, and forgets all others. */
    listed(addresses: ReadonlySet<string>) {
      for (const address of records.keys()) if (!addresses.has(address)) records.delete(address);
    },
  };

  function isSetAside(record: Record | undefined) {
    return record?.setAsideUntil != null && record.setAsideUntil > now();
  }
}
export type ReleaseFaults = ReturnType<typeof createReleaseFaults>;
