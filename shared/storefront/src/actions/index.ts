/**
 * What a store needs to send changes of the visitor: their order, and what to show after a failure. Without state of its own, so that each
 * unit bundles it and a unit that uses more of it does not wait for a newer shell.
 */
export { inTurn } from './in-turn.ts';
export { type Problem, problem, problemOf } from './problem.ts';
