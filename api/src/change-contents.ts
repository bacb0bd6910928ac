import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ChangeSet, FoundOrder, StaffRole } from '@odeta/contracts/staff';
import { exportRows, writeExport } from './change-files/export-rows.ts';
import { type ImportOptions, type ImportProgress, importRows } from './change-files/import-rows.ts';
import { type Format, readRows } from './change-files/rows.ts';
import { findSets, type SetFilter } from './change-sets/change-set.repository.ts';
import { entityKinds, kindOf } from './change-sets/kind-list.ts';
import { undoChangeSet } from './change-sets/undo.ts';
import { closeDatabase, openDatabase } from './db/database.ts';
import { allEditions, type Edition } from './language/editions.ts';
import { findAs } from './service-desk/find.ts';
import {
  addMember,
  changeMemberAccount,
  changeRole,
  endMember,
  listMembers,
  renewKey,
} from './staff/staff-member.repository.ts';

export type { ImportProgress } from './change-files/import-rows.ts';
export { type Format, formatOf } from './change-files/rows.ts';

export const kindNames: readonly string[] = entityKinds.map(({ name }) => name);
export const editionNames: readonly string[] = allEditions.map(({ edition }) => edition);

interface Exported {
  file: string;
  format: Format;
  kind: string;
  editions: readonly string[];
}

/** What `npm run contents` does with a database: the same functions and checks as those of the calls. */
export interface ContentsDatabase {
  /** Returns the number of rows. */
  export(asked: Exported): Promise<number>;
  import(
    file: string,
    format: Format,
    options: Omit<ImportOptions, 'importKey'> & { isAgain: boolean },
  ): Promise<ImportProgress>;
  undo(id: number, author: string, reason?: string): Promise<ChangeSet>;
  history(filter: SetFilter): Promise<ChangeSet[]>;
  addMember(name: string, role: StaffRole): Promise<string | null>;
  renewKey(name: string): Promise<string | null>;
  changeRole(name: string, role: StaffRole): Promise<boolean>;
  endMember(name: string): Promise<boolean>;
  changeAccount(name: string, email: string | null): ReturnType<typeof changeMemberAccount>;
  listMembers(): ReturnType<typeof listMembers>;
  /** Orders for what an employee types; recorded under the employee's name. */
  findOrders(name: string, typed: string): Promise<FoundOrder[]>;
}

export async function withContents<Result>(
  url: string,
  now: () => Date,
  use: (contents: ContentsDatabase) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase({ url, connections: 2, answerLimitMs: 0 });
  const { db } = database;
  try {
    return await use({
      async export({ file, format, kind, editions }) {
        const entity = kindOf(kind);
        const own = allEditions.filter(({ edition, country }) => entity.byLanguage || edition === country);
        const asked = own.map(({ edition }) => edition).filter((edition: Edition) => editions.includes(edition));
        return writeExport(file, format, exportRows(db, entity, asked));
      },
      async import(file, format, options) {
        const digest = await digestOf(file);
        const importKey = options.isAgain ? `${digest} ${now().toISOString()}` : digest;
        return importRows({ db, now }, readRows(file, format), { ...options, importKey });
      },
      undo: (id, author, reason) => undoChangeSet({ db, now }, { id, author, reason }),
      history: (filter) => findSets(db, filter),
      addMember: (name, role) => addMember(db, { name, role, now: now() }),
      renewKey: (name) => renewKey(db, name),
      changeRole: (name, role) => changeRole(db, name, role),
      endMember: (name) => endMember(db, name, now()),
      changeAccount: (name, email) => changeMemberAccount(db, name, email),
      listMembers: () => listMembers(db),
      findOrders: (name, typed) => findAs({ db, now }, name, typed),
    });
  } finally {
    await closeDatabase(database);
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 22);
}
