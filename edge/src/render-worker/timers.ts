type Callback = (...values: unknown[]) => void;

export interface Timers {
  setTimeout: (callback: Callback, delay?: number, ...values: unknown[]) => NodeJS.Timeout;
  setInterval: (callback: Callback, delay?: number, ...values: unknown[]) => NodeJS.Timeout;
  setImmediate: (callback: Callback, ...values: unknown[]) => NodeJS.Immediate;
}

export const globalTimers: Timers = { setTimeout, setInterval, setImmediate };

/** Timers that announce each callback before they run it. */
export function createTimers(onCallback: () => void): Timers {
  const announced = (callback: Callback) => {
    if (typeof callback !== 'function') return callback;
    return (...values: unknown[]) => {
      onCallback();
      callback(...values);
    };
  };
  return {
    setTimeout: (callback, ...rest) => setTimeout(announced(callback), ...rest),
    setInterval: (callback, ...rest) => setInterval(announced(callback), ...rest),
    setImmediate: (callback, ...rest) => setImmediate(announced(callback), ...rest),
  };
}
