/**
 * Replaces `valtio` in server builds: there a store is filled once and rendered once, and nothing subscribes to it. Plain objects
 * are enough, and much faster to render.
 */
export const proxy = <State extends object>(state: State): State => state;
export const ref = <Value extends object>(value: Value): Value => value;
export const snapshot = <State extends object>(state: State): State => state;
export const useSnapshot = <State extends object>(state: State): State => state;
export const subscribe = () => () => {};
