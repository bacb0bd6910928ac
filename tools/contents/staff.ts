import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '@odeta/contracts/staff';
import { StartFailure } from '@odeta/workspace/failure';
import { useContents } from './open-contents.ts';

const USAGE = `Say one of
  npm run staff -- add <name> --role ${staffRoles.join('|')}
  npm run staff -- role <name> --role ${staffRoles.join('|')}
  npm run staff -- renew <name>
  npm run staff -- account <name> [--email <address of the company account>]
  npm run staff -- remove <name>
  npm run staff -- list
  npm run staff -- find <number, name, e-mail, phone or article> --as <name>`;

/** `npm run staff`: who may change contents, prices and settings, each with a personal key, which is shown once. */
export async function run(args: string[]) {
  const { act, name, role, as, email } = parsed(args);
  if (act === 'list' && name === '') return list();
  if (name === '') throw usage();
  if (act === 'find') return find(name, as);
  if (act === 'account') return changeAccount(name, email ?? null);
  if (act === 'add') {
    const key = await useContents(({ addMember }) => addMember(name, requireRole(role)));
    return showKey(name, key, 'Somebody has this name, or had it: it is the author of changes.');
  }
  if (act === 'renew') {
    return showKey(name, await useContents(({ renewKey }) => renewKey(name)), `There is nobody with the name ${name}.`);
  }
  const acts = {
    role: () => useContents(({ changeRole }) => changeRole(name, requireRole(role))),
    remove: () => useContents(({ endMember }) => endMember(name)),
  };
  if (act !== 'role' && act !== 'remove') throw usage();
  if (!(await acts[act]())) throw new StartFailure(`There is nobody with the name ${name}.`);
  console.log(act === 'remove' ? `The key of ${name} has ended.` : `${name} is ${role} now.`);
}

function parsed(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { role: { type: 'string' }, as: { type: 'string' }, email: { type: 'string' } },
      allowPositionals: true,
    });
    const [act = '', name = '', ...others] = positionals;
    if (others.length > 0 || name.length > 100) throw usage();
    return { act, name: name.trim(), role: values.role, as: values.as, email: values.email?.trim() };
  } catch {
    throw usage();
  }
}

function showKey(name: string, key: string | null, without: string) {
  if (key === null) throw new StartFailure(without);
  console.log(`The key of ${name}, which is shown only now:\n${key}`);
}

async function changeAccount(name: string, email: string | null) {
  if (email !== null && !/^[^@\s]+@[^@\s]+$/.test(email)) throw new StartFailure(`${email} is no e-mail address.`);
  const outcome = await useContents((contents) => contents.changeAccount(name, email));
  if (outcome === 'unknown') throw new StartFailure(`There is nobody with the name ${name}.`);
  if (outcome === 'taken') throw new StartFailure(`Somebody else has the account ${email}.`);
  const words = email === null ? 'No company account logs in as' : `The next company account with ${email} logs in as`;
  console.log(`${words} ${name}.`);
}

async function list() {
  const members = await useContents(({ listMembers }) => listMembers());
  for (const { name, role, createdAt, endedAt, email } of members) {
    const ended = endedAt ? `, ended on ${endedAt.toISOString().slice(0, 10)}` : '';
    const account = email ? `, ${email}` : '';
    console.log(`${name}: ${role}${account}, since ${createdAt.toISOString().slice(0, 10)}${ended}`);
  }
  if (members.length === 0) console.log('There is nobody yet.');
}

/** With the rights of the employee, who is recorded as having read what is found. */
async function find(typed: string, as: string | undefined) {
  if (as === undefined || typed.length < 3) throw usage();
  const orders = await useContents(({ findOrders }) => findOrders(as, typed));
  for (const { number, country, state, placedAt, name, email } of orders)
    console.log([number, country, state, placedAt.slice(0, 10), name, email].join('  '));
  if (orders.length === 0) console.log('Nothing was found.');
}

function requireRole(role: string | undefined): StaffRole {
  const known = staffRoles.find((one) => one === role);
  if (!known) throw usage();
  return known;
}

const usage = () => new StartFailure(USAGE, 2);
