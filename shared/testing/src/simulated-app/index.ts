export { type AppKind, userAgentOf } from './app-kind.ts';
export type { Fate, LoggedMessage } from './app-line.ts';
export { createSimulatedApp, type SimulatedApp } from './simulated-app.ts';
