import type { StaffRole } from './roles.ts';

/** What service does with orders and customers. Every act is recorded, also reading personal data. */
export const serviceActs = [
  'find',
  'read-order',
  'cancel',
  'amend',
  'goodwill',
  'note',
  'read-email',
  'send-email',
  'unlock',
  'end-log-ins',
  'correct-name',
  'correct-birthday',
  /** Lists of what waits for a decision, and the files in them. */
  'read-decisions',
  'read-file',
  'decide-review',
  'decide-blogger',
  'answer-complaint',
  'answer-message',
  'match-withdrawal',
  'decide-refund',
  'read-acts',
] as const;
export type ServiceAct = (typeof serviceActs)[number];

/** What the record has: also log-ins of employees, changes of their ways to log in, pictures that they have uploaded, and decisions on the pages before this application (`decide`). */
export const recordedActs = [
  ...serviceActs,
  'log-in',
  'add-passkey',
  'remove-passkey',
  'add-totp',
  'remove-totp',
  'upload-picture',
  'decide',
] as const;
export type RecordedAct = (typeof recordedActs)[number];

const ofService = serviceActs.filter((act) => act !== 'read-acts');

/** What each role may do. Who edits texts and prices cannot read personal data. */
export const serviceActsOf: Readonly<Record<StaffRole, readonly ServiceAct[]>> = {
  service: ofService,
  editor: [],
  merchandiser: [],
  owner: serviceActs,
};

export const mayServe = (role: StaffRole, act: ServiceAct): boolean => serviceActsOf[role].includes(act);

/** The part of what an order costs that a role may give back as goodwill, in several acts together. */
export const goodwillShareOf: Readonly<Record<StaffRole, number>> = {
  service: 0.2,
  editor: 0,
  merchandiser: 0,
  owner: 0.5,
};
