import { createHash } from 'node:crypto';
import { noncePlaceholder, sealInline } from './inline-sources.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles with a nonce are allowed by hash, each listed once', () => {
  const nonce = `nonce="${noncePlaceholder}"`;
  const html = `<style ${nonce} data-href="/a.css">.a{}</style><style ${nonce}>.a{}</style><script type="x" ${nonce} data-start="idle">a\n</script><p>ž</p>`;

  expect(sealInline(html)).toEqual({
    html: '<style data-href="/a.css">.a{}</style><style>.a{}</style><script type="x" data-start="idle">a\n</script><p>ž</p>',
    sources: { scripts: [hashOf('a\n')], styles: [hashOf('.a{}')] },
  });
});

test('a script without a nonce stays forbidden', () => {
  const html = '<script>a</script><script type="application/json">{}</script>';

  expect(sealInline(html)).toEqual({ html, sources: { scripts: [], styles: [] } });
});
