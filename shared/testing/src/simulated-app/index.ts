export { type AppKind, userAgentOf } from './app-kind.ts';
export type { Fate, LoggedMessage } from './app-line.ts';
export { addressOfLink, type ReturnLink, returnLinkOf } from './return-link.ts';
export { createSimulatedApp, type SimulatedApp } from './simulated-app.ts';
