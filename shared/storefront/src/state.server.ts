/**
 * In place of `valtio` in builds for the server: there a store is filled once and rendered once, and nobody watches it. Plain
 * data does, and a core renders far more pages.
 */
export const proxy = <State extends object>(state: State): State => state;
export const ref = <Value extends object>(value: Value): Value => value;
export const snapshot = <State extends object>(state: State): State => state;
export const useSnapshot = <State extends object>(state: State): State => state;
export const subscribe = () => () => {};
