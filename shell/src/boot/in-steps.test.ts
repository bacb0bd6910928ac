import { inSteps } from './in-steps.ts';

test('each step runs in its own task and waits for the previous step', async () => {
  const seen: string[] = [];
  const other = () => void seen.push('the page answers');

  await inSteps([
    async () => {
      setTimeout(other);
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push('first');
    },
    async () => void seen.push('second'),
  ]);

  expect(seen).toEqual(['the page answers', 'first', 'second']);
});

test('no further step runs after a step fails', async () => {
  const later = jest.fn();

  await expect(inSteps([() => Promise.reject(new Error('no such module')), later])).rejects.toThrow('no such module');
  expect(later).not.toHaveBeenCalled();
});
