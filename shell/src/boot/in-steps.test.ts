import { inSteps } from './in-steps.ts';

test('each step is a task of its own, and waits for the one before', async () => {
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

test('a step that fails is the last one', async () => {
  const later = jest.fn();

  await expect(inSteps([() => Promise.reject(new Error('no such module')), later])).rejects.toThrow('no such module');
  expect(later).not.toHaveBeenCalled();
});
