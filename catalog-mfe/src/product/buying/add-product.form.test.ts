import { addItem, readProduct } from '@odeta/contracts';
import { cartAnswerOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, postForm, refuses } from '@odeta/storefront/testing';
import { productOf } from '../../../testing/product.ts';
import { forms } from '../../forms.ts';

const product = productOf();
const { slug, variants } = product;
const [variant] = variants;

async function send(values: Record<string, string>, answer = answers(addItem, { ...cartAnswerOf([]), added: 1 })) {
  const storefront = createTestStorefront({ api: [answers(readProduct, product), answer] });
  const outcome = await postForm(storefront, forms, 'catalog.add', values, { params: { slug } });
  return { outcome, payload: storefront.sent.find(({ path }) => path === addItem.path)?.payload };
}

test('without scripts the chosen size is put into the cart, and the cart is the next page', async () => {
  const { outcome, payload } = await send({ size: variant?.size ?? '', color: variant?.colorCode ?? '' });

  expect(payload).toEqual({ variantId: variant?.variantId, quantity: 1, orFewer: false });
  expect(outcome).toEqual({ to: '/cart' });
});

test.each<Record<string, string>>([{}, { size: 'clothes-99' }, { size: 'constructor' }])(
  'without a size nothing is bought: %p',
  async (values) => {
    expect(await send(values)).toEqual({ outcome: { errors: { size: expect.any(String) } }, payload: undefined });
  },
);

test('a quantity that nobody can type into the page is one piece', async () => {
  const { payload } = await send({ size: variant?.size ?? '', quantity: '1e9' });

  expect(payload).toMatchObject({ quantity: 1 });
});

test('what somebody else has bought meanwhile is refused as with scripts', async () => {
  const { outcome } = await send({ size: variant?.size ?? '' }, refuses(addItem, { code: 'sold-out', status: 409 }));

  expect(outcome).toEqual({ code: 'sold-out', status: 409 });
});
