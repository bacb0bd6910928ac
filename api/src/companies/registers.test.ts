import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anafRegister } from './anaf.ts';
import { RegisterFailure } from './register.ts';
import { viesRegister } from './vies.ts';

/** A register that gives this answer to everything. */
async function registerWith(answer: unknown, status = 200) {
  const sent: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    sent.push(JSON.parse(body));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { sent, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const numbers = (taxId: string, vatId = '') => ({ taxId, vatId });

test.each([
  [
    'pl',
    numbers('5260001246'),
    '5260001246',
    'UL. PROSTA 51\n00-838 WARSZAWA',
    ['UL. PROSTA 51', '00-838', 'WARSZAWA'],
  ],
  [
    'sk',
    numbers('2020270780', 'SK2020270780'),
    '2020270780',
    'Mlynské nivy 44/a\n82109 Bratislava\nSlovensko',
    ['Mlynské nivy 44/a', '82109', 'Bratislava'],
  ],
  ['hu', numbers('10773381-2-44'), '10773381', 'VÁCI ÚT 1\n1138 BUDAPEST', ['VÁCI ÚT 1', '1138', 'BUDAPEST']],
] as const)(
  'VIES finds a company of %s by the number of the state',
  async (country, given, vatNumber, address, found) => {
    const register = await registerWith({ valid: true, name: 'FIRMA ', address });

    const company = await viesRegister(register).find(country, given);
    register.close();

    const [street, postCode, city] = found;
    expect(company).toEqual({ company: 'FIRMA', street, postCode, city });
    expect(register.sent).toEqual([{ countryCode: country.toUpperCase(), vatNumber }]);
  },
);

test('what a state does not disclose stays empty, and an unknown number is no company', async () => {
  const hidden = await registerWith({ valid: true, name: '---', address: '---' });
  const unknown = await registerWith({ valid: false });

  expect(await viesRegister(hidden).find('pl', numbers('1'))).toEqual({
    company: '',
    street: '',
    postCode: '',
    city: '',
  });
  expect(await viesRegister(unknown).find('pl', numbers('1'))).toBeNull();
  hidden.close();
  unknown.close();
});

test('the Romanian tax office is asked for the day, and names the seat', async () => {
  const seat = {
    sdenumire_Strada: 'Calea Victoriei',
    snumar_Strada: '155',
    sdenumire_Localitate: 'București',
    scod_Postal: '010073',
  };
  const general = { denumire: 'FIRMA SRL', codPostal: '010000' };
  const register = await registerWith({
    cod: 200,
    found: [{ date_generale: general, adresa_sediu_social: seat }],
    notFound: [],
  });
  const nothing = await registerWith({ cod: 200, found: [], notFound: [1] });
  const today = () => '2026-11-29';

  expect(await anafRegister(today, register).find('ro', numbers('RO14399840'))).toEqual({
    ...{ company: 'FIRMA SRL', street: 'Calea Victoriei 155', postCode: '010073', city: 'București' },
  });
  expect(register.sent).toEqual([[{ cui: 14_399_840, data: '2026-11-29' }]]);
  expect(await anafRegister(today, nothing).find('ro', numbers('1'))).toBeNull();
  register.close();
  nothing.close();
});

test('a register that does not answer, or says that the state does not, is reported as unavailable', async () => {
  const down = await registerWith({}, 503);
  const silent = await registerWith({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });

  await expect(viesRegister(down).find('pl', numbers('1'))).rejects.toBeInstanceOf(RegisterFailure);
  await expect(viesRegister(silent).find('pl', numbers('1'))).rejects.toBeInstanceOf(RegisterFailure);
  down.close();
  silent.close();
});
