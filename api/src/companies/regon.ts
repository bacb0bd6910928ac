import { type CompanyRegister, RegisterFailure, requestRegister } from './register.ts';
import { decodeXml, encodeXml, valueIn } from './xml-values.ts';

/** https://api.stat.gov.pl/Home/RegonApi (BIR 1.1): the register of the Polish statistical office, which has all companies. */
const REGON_URL = 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';
const TEST_URL = 'https://wyszukiwarkaregontest.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';

const SERVICE = 'http://CIS/BIR/PUBL/2014/07';

interface RegonKey {
  key: string;
  /** Whether the register's test environment is asked. */
  test?: boolean | undefined;
}

export function regonRegister({ key, test = false }: RegonKey, url = test ? TEST_URL : REGON_URL): CompanyRegister {
  /** Returns the text of an action's result, which is XML itself. */
  async function act(action: string, content: string, session = '') {
    const answer = await requestRegister(url, {
      method: 'POST',
      headers: { 'content-type': 'application/soap+xml; charset=utf-8', sid: session },
      body: envelope(url, action, content),
    });
    return valueIn(answer, `${action}Result`);
  }

  return {
    async find(_, { taxId }) {
      const session = await act('Zaloguj', `<ns:pKluczUzytkownika>${encodeXml(key)}</ns:pKluczUzytkownika>`);
      if (session === '') throw new RegisterFailure('REGON: the key is refused', { refusesKey: true });
      const nip = taxId.replace(/\D/g, '');
      const found = await act(
        'DaneSzukajPodmioty',
        `<ns:pParametryWyszukiwania><dat:Nip>${nip}</dat:Nip></ns:pParametryWyszukiwania>`,
        session,
      );
      const company = decodeXml(found);
      return valueIn(company, 'Nazwa') === '' ? null : companyOf(company);
    },
  };
}

const envelope = (url: string, action: string, content: string) =>
  `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${SERVICE}" xmlns:dat="${SERVICE}/DataContract">` +
  `<soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${url}</wsa:To>` +
  `<wsa:Action>${SERVICE}/IUslugaBIRzewnPubl/${action}</wsa:Action></soap:Header>` +
  `<soap:Body><ns:${action}>${content}</ns:${action}></soap:Body></soap:Envelope>`;

function companyOf(xml: string) {
  const house = [valueIn(xml, 'NrNieruchomosci'), valueIn(xml, 'NrLokalu')].filter(Boolean).join('/');
  return {
    company: valueIn(xml, 'Nazwa'),
    // Villages have houses without a street.
    street: [valueIn(xml, 'Ulica') || valueIn(xml, 'Miejscowosc'), house].filter(Boolean).join(' '),
    postCode: valueIn(xml, 'KodPocztowy').replace(/^(\d\d)(\d{3})$/, '$1-$2'),
    city: valueIn(xml, 'Miejscowosc'),
  };
}
