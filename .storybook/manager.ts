import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';

import { EntriesPanel } from './entries-panel.ts';
import { storybookTheme } from './storybook-theme.ts';

addons.setConfig({
  theme: storybookTheme,
  // At the right, so that the phone is completely visible in a window of 1440 × 900.
  panelPosition: 'right',
  navSize: 240,
  rightPanelWidth: 350,
  layoutCustomisations: {
    // The pages about the stories have neither controls nor entries, and need the space.
    showPanel: ({ storyId }: { storyId?: string }, usual: boolean) =>
      storyId?.startsWith('superwallet-') === true ? false : usual,
  },
});

addons.register('superwallet/entries', () => {
  addons.add('superwallet/entries/panel', {
    type: types.PANEL,
    title: 'Entries',
    render: ({ active }) => createElement(EntriesPanel, { active: active === true }),
  });
});
