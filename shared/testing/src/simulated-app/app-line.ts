/** What happens to a message in transit. */
export interface Fate {
  /** How often it arrives; `0`: it is lost. */
  copies: number;
  /** Milliseconds in transit. */
  delay: number;
  /** It arrives as invalid JSON. */
  isGarbled?: boolean;
}

export type Direction = 'to-app' | 'to-web';

export interface LoggedMessage {
  direction: Direction;
  type: string;
  text: string;
  result: string;
}

export type Later = (act: () => void, milliseconds: number) => unknown;
export type Carry = ReturnType<typeof createLine>;

export interface LineParts {
  /** What happens to each message; by default each arrives once and at once. */
  fateOf?: ((direction: Direction, text: string) => Fate) | undefined;
  onMessage?: ((message: LoggedMessage) => void) | undefined;
}

/** Simulates a connection that loses, delays and duplicates messages. */
export function createLine({ fateOf, onMessage }: LineParts, later: Later) {
  return (direction: Direction, type: string, text: string, arrive: (text: string) => string) => {
    const { copies, delay, isGarbled }: Fate = fateOf?.(direction, text) ?? { copies: 1, delay: 0 };
    const log = (result: string) => onMessage?.({ direction, type, text, result });
    if (copies === 0) log('dropped');
    for (let copy = 0; copy < copies; copy += 1) later(() => log(arrive(isGarbled ? text.slice(0, -2) : text)), delay);
  };
}
