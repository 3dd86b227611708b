import { fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { Card } from '#components/Card.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';

const meta = preview.meta({ title: 'Components/Screen', component: Screen });

/** Every screen has the same margin, and the same distance between its parts. */
export const Default = meta.story({
  args: {
    children: (
      <>
        <ScreenTitle>Assets</ScreenTitle>
        <Card>A part</Card>
        <Section title="Recent transactions">
          <Card>Another part</Card>
        </Section>
      </>
    ),
  },
});

/** A sub-screen has a back arrow. */
export const SubScreen = meta.story({
  args: {
    children: (
      <>
        <ScreenHeader title="Send" back={{ to: '/assets', label: 'Back' }} onNavigate={fn()} />
        <Card>A part</Card>
      </>
    ),
  },
});
