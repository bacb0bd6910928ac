import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { OwnLocation } from './own-location.tsx';

const seen: string[] = [];

const Page = memo(function Page() {
  const { pathname, search, hash } = useLocation();
  seen.push(`${useNavigationType()} ${pathname}${search}${hash}`);
  return null;
});

let navigate: ReturnType<typeof useNavigate>;
function Menu() {
  navigate = useNavigate();
  return <p>{useLocation().search}</p>;
}

const withoutMenu = (search: string) => (search === '?menu=open' ? '' : search.replace('&menu=open', ''));
const go = (to: string | number) => act(async () => navigate(to as string));

beforeEach(() => {
  seen.length = 0;
  render(
    <MemoryRouter initialEntries={['/c/zeny']}>
      <Menu />
      <OwnLocation ownSearch={withoutMenu}>
        <Page />
      </OwnLocation>
    </MemoryRouter>,
  );
});

test('a part of the page is not rendered again by what belongs to other parts of the address', async () => {
  await go('/c/zeny?menu=open');
  expect(screen.getByText('?menu=open')).toBeInTheDocument();
  await go(-1);

  expect(seen).toEqual(['POP /c/zeny']);
});

test('it sees every change of its own address, and how it came about', async () => {
  await go('/c/zeny?size=m');
  await go('/c/zeny?size=m&menu=open');
  await go('/c/zeny?size=m#reviews');
  await go('/p/kabat');
  await go(-1);

  expect(seen).toEqual([
    'POP /c/zeny',
    'PUSH /c/zeny?size=m',
    'PUSH /c/zeny?size=m#reviews',
    'PUSH /p/kabat',
    'POP /c/zeny?size=m#reviews',
  ]);
});
