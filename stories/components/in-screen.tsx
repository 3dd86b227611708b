import type { ComponentType } from 'react';

import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Screen } from '#components/Screen.tsx';

/** Decorator: gives a component the margin of a screen. */
export function inScreen(Story: ComponentType) {
  return (
    <Screen>
      <Story />
    </Screen>
  );
}

/** Decorator for components that are only as wide as their content. */
export function inLine(Story: ComponentType) {
  return (
    <Screen>
      <div className="flex">
        <Story />
      </div>
    </Screen>
  );
}

/** Decorator for components on a Korean screen. */
export function inKorean(Story: ComponentType) {
  return (
    <InLocalLanguage>
      <Story />
    </InLocalLanguage>
  );
}
