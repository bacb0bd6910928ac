import { oneLine, seen } from '../../testing/servers/read-email.ts';
import type { EmailView } from './email-view.ts';
import { createEmailLayout } from './write-email.ts';

const layout = createEmailLayout();
const hostile = `<b title="x">'&' {{title}} {{{title}}}`;

/** Every part that an e-mail can have; all texts differ. */
const view: EmailView = {
  language: 'sk',
  subject: 'subject',
  preview: 'preview',
  home: 'http://sk.localhost:3000',
  status: 'status',
  title: `title ${hostile}`,
  intro: ['intro one', `intro two ${hostile}`],
  button: { label: 'button', url: 'http://sk.localhost:3000/button?a=1&b=2' },
  hint: 'hint',
  sections: [
    { title: 'first', lines: ['line one', `line two ${hostile}`], form: [`field ${hostile}`] },
    {
      title: 'second',
      items: [
        { name: `name ${hostile}`, details: 'details', price: '1 €', picture: 'http://sk.localhost:3000/media/a.webp' },
      ],
      sums: [
        { label: 'sum', amount: '2 €', kind: {} },
        { label: 'saving', amount: '−3 €', kind: { saving: true } },
        { label: 'total', amount: '4 €', kind: { total: true } },
      ],
      paragraphs: [`paragraph ${hostile}`],
      links: [{ label: 'link', url: 'http://sk.localhost:3000/link' }],
    },
  ],
  footer: { paragraphs: ['footer'], links: [{ label: 'footer link', url: 'http://sk.localhost:3000/footer' }] },
};

/** Every text of a view that is displayed. */
function textsOf(part: unknown, key = ''): string[] {
  if (typeof part === 'string')
    return ['language', 'home', 'subject', 'preview', 'picture', 'url'].includes(key) ? [] : [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => textsOf(value, Array.isArray(part) ? key : name));
}

test('the HTML and the text version contain every text of a view unchanged', () => {
  const { html, text } = layout(view);

  expect(textsOf(view)).toHaveLength(24);
  for (const said of textsOf(view)) {
    expect(oneLine(seen(html))).toContain(oneLine(said));
    expect(oneLine(text)).toContain(oneLine(said));
  }
  expect(html).not.toContain('<b title');
});

test('both versions contain the URLs, and the HTML version contains the preview and no script', () => {
  const { html, text } = layout(view);

  expect(html).toContain('href="http://sk.localhost:3000/button?a=1&amp;b=2"');
  expect(text).toContain('\nhttp://sk.localhost:3000/button?a=1&b=2\n');
  expect(html).toContain('>preview<');
  expect(html).toContain('<html lang="sk"');
  expect(html).not.toContain('<script');
});

test('mail programs in dark mode use the dark colours of the layout instead of inverting the light ones (N1)', () => {
  const { html } = layout(view);

  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

test('a code in a title does not wrap, and HTML around it is escaped (D11)', () => {
  const { html } = layout({ ...view, title: 'Váš kód: ODETA-8K2M <b>' });

  expect(html).toContain('Váš kód: <span style="white-space: nowrap">ODETA-8K2M</span> &lt;b&gt;</h1>');
});

test('no line breaks within "e-mail"; the text version can be searched for it', () => {
  const { html, text } = layout({ ...view, title: 'Potvrďte svoj e-mail', intro: [] });

  expect(html).toContain('Potvrďte svoj e\u2011mail</h1>');
  expect(text).toContain('Potvrďte svoj e-mail');
});

test('missing parts of an e-mail leave no empty markup behind', () => {
  const { html, text } = layout({
    ...view,
    status: null,
    button: null,
    hint: null,
    sections: [],
    title: 'title',
    intro: [],
  });

  expect(text).toMatch(/^ODETA\n\ntitle\n\n-+\nfooter\n/);
  expect(html).not.toMatch(/{{|<h2|href=""/);
});

test('on phones four steps of a parcel are in two rows, so that no word is broken (N1)', () => {
  const step = { name: 'krok', when: '21. 11.', isDone: true };
  const classesWith = (count: number) =>
    layout({ ...view, progress: Array.from({ length: count }, () => step) }).html.match(/class="(steps[^"]*)"/)?.[1];

  expect([classesWith(3)?.trim(), classesWith(4)]).toEqual(['steps', 'steps four-steps']);
});

test('a number does not wrap (N1)', () => {
  const number = 'V 2611 0093';
  const { html, text } = layout({ ...view, intro: [`${'slovo '.repeat(11)}${number}`] });

  expect(text).toContain(`slovo\n${number}`);
  expect(html).toContain(`slovo ${number.replaceAll(' ', '\u00a0')}`);
});

test.each([
  ['do 20. mája', 'do 20._mája'],
  ['до 20 мая 2027 г. в 11:42', 'до 20_мая 2027_г. в_11:42'],
  ['до 20 травня 2027 р. о 11:42', 'до 20_травня 2027_р. о_11:42'],
  ['eddig: 2027. május 20. Kérjük', 'eddig: 2027._május_20. Kérjük'],
  ['размер 98 · 1 шт.', 'размер 98_· 1_шт.'],
  ['Новая почта, отделение № 1.', 'Новая почта, отделение №_1.'],
  ['telefón: +421 2 000 000 00.', 'telefón: +421_2_000_000_00.'],
  ['ide v inej zásielke', 'ide v_inej zásielke'],
])(
  'HTML does not wrap within a date or number, after a one-letter word, or before a separator: %s (N1)',
  (said, joined) => {
    const { html, text } = layout({ ...view, hint: said });

    expect(text).toContain(said);
    expect(html).toContain(joined.replaceAll('_', '\u00a0'));
  },
);
