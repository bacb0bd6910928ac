import type { Kysely } from 'kysely';
import { baseline } from './migrations/202611281320-baseline.ts';
import { countryTimeZones } from './migrations/202611281623-country-time-zones.ts';
import { unsubscribing } from './migrations/202611281625-unsubscribing.ts';
import { ledger } from './migrations/202611281630-ledger.ts';
import { legalTexts } from './migrations/202611281630-legal-texts.ts';
import { refundsUnderWay } from './migrations/202611281640-refunds-under-way.ts';
import { withdrawalsByLine } from './migrations/202611281645-withdrawals-by-line.ts';
import { responsiblePerson } from './migrations/202611281650-responsible-person.ts';
import { cashRounding } from './migrations/202611281700-cash-rounding.ts';
import { complaintRemedies } from './migrations/202611281715-complaint-remedies.ts';
import { textsByEdition } from './migrations/202611281920-texts-by-edition.ts';
import { canaryViews } from './migrations/202611281945-canary-views.ts';
import { stockReports } from './migrations/202611282000-stock-reports.ts';
import { expiredInvoices } from './migrations/202611282030-expired-invoices.ts';
import { addGtins } from './migrations/202611282321-add-gtins.ts';
import { pointTranslations } from './migrations/202611282325-point-translations.ts';
import { passkeys } from './migrations/202611282330-passkeys.ts';
import { logInCodes } from './migrations/202611282331-log-in-codes.ts';
import { namePositions } from './migrations/202611290020-name-positions.ts';
import { changeSets } from './migrations/202611290250-change-sets.ts';
import { stockedGoodsFirst } from './migrations/202611290300-stocked-goods-first.ts';
import { amendments } from './migrations/202611290632-amendments.ts';
import { courierNotes } from './migrations/202611290640-courier-notes.ts';
import { browsersThatPay } from './migrations/202611290641-browsers-that-pay.ts';
import { service, serviceIndexes } from './migrations/202611290720-service.ts';
import { canarySpeed } from './migrations/202611291210-canary-speed.ts';
import { staffSessions } from './migrations/202611291230-staff-sessions.ts';
import { staffPasskeys } from './migrations/202611291231-staff-passkeys.ts';
import { contentsPreviews } from './migrations/202611291240-contents-previews.ts';
import { approvals } from './migrations/202611291241-approvals.ts';
import { sentEmails } from './migrations/202611291242-sent-emails.ts';
import { numbers, numbersIndexes } from './migrations/202611291243-numbers.ts';
import { deletedPayers } from './migrations/202611291250-deleted-payers.ts';
import { smsLogIn } from './migrations/202611291251-sms-log-in.ts';
import { searchedActs } from './migrations/202611292001-searched-acts.ts';
import { messageAnswers, messageAnswersIndexes } from './migrations/202611300301-message-answers.ts';
import { staffTotp } from './migrations/202611300510-staff-totp.ts';
import { staffAccounts } from './migrations/202611300511-staff-accounts.ts';
import { uploadedPictures } from './migrations/202611301930-uploaded-pictures.ts';
import { previewSets } from './migrations/202611302301-preview-sets.ts';

/** Statements that cannot run in a transaction, such as `create index concurrently`; when one fails, all of them run again. */
export interface StepWithoutTransaction {
  withoutTransaction: readonly string[];
}

/** SQL, or code where SQL alone is not enough. */
export type SchemaStep = string | StepWithoutTransaction | ((db: Kysely<unknown>) => Promise<void>);

/** By name; applied in the order of their names. */
export type SchemaSteps = Readonly<Record<string, SchemaStep>>;

export const BASELINE = '202611281320-baseline';

/** All steps of the schema. A released step is never changed, and a new one comes last. */
export const schemaSteps: SchemaSteps = {
  [BASELINE]: baseline,
  '202611281623-country-time-zones': countryTimeZones,
  '202611281625-unsubscribing': unsubscribing,
  '202611281630-ledger': ledger,
  '202611281630-legal-texts': legalTexts,
  '202611281640-refunds-under-way': refundsUnderWay,
  '202611281645-withdrawals-by-line': withdrawalsByLine,
  '202611281650-responsible-person': responsiblePerson,
  '202611281700-cash-rounding': cashRounding,
  '202611281715-complaint-remedies': complaintRemedies,
  '202611281920-texts-by-edition': textsByEdition,
  '202611281945-canary-views': canaryViews,
  '202611282000-stock-reports': stockReports,
  '202611282030-expired-invoices': expiredInvoices,
  '202611282321-add-gtins': addGtins,
  '202611282325-point-translations': pointTranslations,
  '202611282330-passkeys': passkeys,
  '202611282331-log-in-codes': logInCodes,
  '202611290020-name-positions': namePositions,
  '202611290250-change-sets': changeSets,
  '202611290300-stocked-goods-first': stockedGoodsFirst,
  '202611290632-amendments': amendments,
  '202611290640-courier-notes': courierNotes,
  '202611290641-browsers-that-pay': browsersThatPay,
  '202611290720-service': service,
  '202611290721-service-indexes': serviceIndexes,
  '202611291230-staff-sessions': staffSessions,
  '202611291231-staff-passkeys': staffPasskeys,
  '202611291240-contents-previews': contentsPreviews,
  '202611291250-deleted-payers': deletedPayers,
  '202611291251-sms-log-in': smsLogIn,
  '202611291210-canary-speed': canarySpeed,
  '202611291241-approvals': approvals,
  '202611291242-sent-emails': sentEmails,
  '202611291243-numbers': numbers,
  '202611291244-numbers-indexes': numbersIndexes,
  '202611292001-searched-acts': searchedActs,
  '202611300301-message-answers': messageAnswers,
  '202611300302-message-answers-indexes': messageAnswersIndexes,
  '202611300510-staff-totp': staffTotp,
  '202611300511-staff-accounts': staffAccounts,
  '202611301930-uploaded-pictures': uploadedPictures,
  '202611302301-preview-sets': previewSets,
};
