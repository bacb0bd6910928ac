import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Orders() {
  const [chosen, setChosen] = useState('all');
  return (
    <Tabs
      label="Objednávky"
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'all', title: 'Všetky', panel: <p>Tri objednávky</p> },
        { id: 'open', title: 'Prebiehajúce', panel: <p>Jedna objednávka</p> },
        { id: 'sent', title: 'Odoslané', panel: <p>Dve objednávky</p> },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a clicked tab is selected and shows its panel, which is labelled by the tab', async () => {
  const { user } = await renderInStorefront(<Orders />);
  expect(screen.getByRole('tabpanel', { name: 'Všetky' })).toHaveTextContent('Tri objednávky');

  await user.click(tab('Odoslané'));

  expect(screen.getByRole('tabpanel', { name: 'Odoslané' })).toHaveTextContent('Dve objednávky');
  expect(tab('Odoslané')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Všetky')).toHaveAttribute('aria-selected', 'false');
});

test.each([
  ['{ArrowRight}', 'Prebiehajúce'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Všetky'],
  ['{ArrowLeft}', 'Odoslané'],
  ['{End}', 'Odoslané'],
  ['{End}{Home}', 'Všetky'],
])('%s moves the focus to the tab %s and shows its panel', async (keys, name) => {
  const { user } = await renderInStorefront(<Orders />);
  await user.tab();

  await user.keyboard(keys);

  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
});

test('the Tab key stops once at the tabs, and then at the panel', async () => {
  const { user } = await renderInStorefront(<Orders />);

  await user.tab();
  expect(tab('Všetky')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
