/**
 * What a store needs to load its data and to send changes of the visitor: which answer wins, their order, and what to show after a failure.
 * Without state of its own, so that each unit bundles it and a unit that uses more of it does not wait for a newer shell.
 */
export { inTurn } from './in-turn.ts';
export { type FieldErrors, fieldErrorsOf, mutation, notSending, type Sending } from './mutation.ts';
export { type Problem, problem, problemOf } from './problem.ts';
export { type Loading, leadsNowhere, notLoaded, resource } from './resource.ts';
