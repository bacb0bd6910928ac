import { countries, countryCodes, readContact, WITHDRAWAL_FORM_URL } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { drawWithdrawalForm } from './withdrawal-form.ts';
import { withdrawalFormTexts } from './withdrawal-form-texts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const hostOf = (country: (typeof countryCodes)[number]) => `${country}.localhost`;

test.each(countryCodes)(
  'the model withdrawal form of %s is a tagged PDF of one page with its title and language (P6)',
  async (country) => {
    const { body } = await newClient(shop.app, country).send(readContact);
    const answer = await shop.app.inject({
      method: 'GET',
      url: body.withdrawalFormUrl ?? '',
      headers: { host: hostOf(country) },
    });
    const text = answer.rawPayload.toString('latin1');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="odeta-[a-z-]+\.pdf"$/),
      'cache-control': 'public, max-age=3600',
    });
    const { language, iso } = countries[country];
    for (const part of ['/Marked true', `/Lang (${language}-${iso})`, '/DisplayDocTitle true', '/S /H1'])
      expect(text).toContain(part);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(answer.rawPayload.toString()).toContain(withdrawalFormTexts[language].title);
  },
);

test('a screen reader reads the name, address and e-mail of the seller as separate paragraphs (P6)', async () => {
  const { rawPayload } = await shop.app.inject({ method: 'GET', url: WITHDRAWAL_FORM_URL });
  // Three of the seller, and one for each text of the form except the title.
  const expected = 3 + Object.keys(withdrawalFormTexts.pl).length - 1;

  expect(rawPayload.toString('latin1').match(/\/S \/P\b/g)).toHaveLength(expected);
});

test('requests have their turn while the form is drawn (P6)', async () => {
  let turns = 0;
  const seller = { name: 'ODETA', address: 'Senec', email: 'shop@odeta.example' };
  await drawWithdrawalForm(
    { code: 'sk', siteContents: { seller } } as Parameters<typeof drawWithdrawalForm>[0],
    async () => {
      turns += 1;
    },
  );

  expect(turns).toBeGreaterThan(2);
});

test('the form is the same file each time (P6)', async () => {
  const get = () => shop.app.inject({ method: 'GET', url: WITHDRAWAL_FORM_URL, headers: { host: hostOf('sk') } });
  const [one, again] = [await get(), await get()];

  expect(one.rawPayload.equals(again.rawPayload)).toBe(true);
});
