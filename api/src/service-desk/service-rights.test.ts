import { mayServe, type ServiceAct, serviceActs, staffRoles } from '@odeta/contracts/staff';
import { meetCustomer } from '../../testing/people/account.ts';
import { meetAmender } from '../../testing/people/amender.ts';
import { decisionRequests } from '../../testing/people/decisions.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let customer: string;
/** An order for what is refused. */
let untouched: { id: string; version: string };
const employees = new Map<string, Employee>();
beforeAll(async () => {
  shop = await openTestShop();
  for (const role of staffRoles) employees.set(role, await openEmployee(shop, role));
  await meetCustomer(shop, 'sk', { email: 'rights@example.sk' });
  const row = await shop.db
    .selectFrom('customer')
    .select('number')
    .where('email', '=', 'rights@example.sk')
    .executeTakeFirstOrThrow();
  customer = row.number ?? '';
  untouched = await meetOrder();
});
beforeEach(() => shop.db.deleteFrom('staffRefusal').execute());
afterAll(() => shop.close());

const reason = 'A test';
const name = { firstName: 'Jana', lastName: 'Malá', familyName: '', reason };

/** A request for each act, with the subject that its record has. */
const requests: Record<
  ServiceAct,
  (employee: Employee, order: { id: string; version: string }) => Promise<{ status: number }>
> = {
  find: (employee) => employee.get('/find?q=example'),
  'read-order': (employee, { id }) => employee.get(`/orders/${id}`),
  cancel: (employee, { id }) => employee.post(`/orders/${id}/cancel`, { reason }),
  amend: (employee, { id, version }) => employee.post(`/orders/${id}/amend`, { reason, version }),
  goodwill: (employee, { id }) => employee.post(`/orders/${id}/goodwill`, { reason, amount: 100, by: 'money' }),
  note: (employee, { id }) => employee.post(`/orders/${id}/notes`, { text: 'A note' }),
  'read-email': async (employee, { id }) => employee.get(`/orders/${id}/emails/${await emailOf(id)}`),
  'send-email': async (employee, { id }) => employee.post(`/orders/${id}/emails/${await emailOf(id)}/send`, { reason }),
  unlock: (employee) => employee.post(`/customers/${customer}/unlock`, { reason }),
  'end-log-ins': (employee) => employee.post(`/customers/${customer}/end-log-ins`, { reason }),
  'correct-name': (employee) => employee.post(`/customers/${customer}/name`, name),
  'correct-birthday': (employee) =>
    employee.post(`/customers/${customer}/birthday`, { reason, birthday: '24/03/1990' }),
  'read-acts': (employee) => employee.get('/acts'),
  ...asRequests(decisionRequests),
};

/** The same with the shop of this test. */
function asRequests<Act extends string>(
  about: Record<Act, (shop: TestShop, employee: Employee) => Promise<{ status: number }>>,
) {
  const entries = Object.entries<(typeof about)[Act]>(about);
  const requests = entries.map(([act, ask]) => [act, (employee: Employee) => ask(shop, employee)]);
  return Object.fromEntries(requests) as Record<Act, (employee: Employee) => Promise<{ status: number }>>;
}

/** The number of an e-mail about an order that was sent. */
async function emailOf(orderId: string) {
  await shop.sendEmails();
  const { outboxId } = await shop.db
    .selectFrom('sentEmail')
    .select('outboxId')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return outboxId;
}

const table = staffRoles.flatMap((role) => serviceActs.map((act) => [role, act] as const));

/** A paid order of which nothing is packed. */
async function meetOrder() {
  const { orderId } = await meetAmender(shop, { 'DRESS-wine-s': 2 });
  await shop.db.updateTable('shopOrder').set({ paymentState: 'paid' }).where('id', '=', orderId).execute();
  const { body } = await owner().get<{ offer: { version: string } }>(`/orders/${orderId}/amend`);
  return { id: orderId, version: body.offer.version };
}
const owner = () => employees.get('owner') as Employee;

test.each(table)('%s: %s is done and recorded, or refused and recorded', async (role, act) => {
  const may = mayServe(role, act);
  const order = may ? await meetOrder() : untouched;
  const count = async () => (await shop.db.selectFrom('staffAct').select('id').where('act', '=', act).execute()).length;
  const before = await count();

  const { status } = await requests[act](employees.get(role) as Employee, order);

  const refused = await shop.db.selectFrom('staffRefusal').select('act').execute();
  expect([status, (await count()) - before, refused]).toEqual(may ? [200, 1, []] : [403, 0, [{ act }]]);
});
