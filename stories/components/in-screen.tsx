import type { ComponentType } from 'react';

import { Screen } from '#components/Screen.tsx';

/** A decorator that gives a component the gutter of a screen. */
export function inScreen(Story: ComponentType) {
  return (
    <Screen>
      <Story />
    </Screen>
  );
}

/** A decorator for what takes only the width that it needs. */
export function inLine(Story: ComponentType) {
  return (
    <Screen>
      <div className="flex">
        <Story />
      </div>
    </Screen>
  );
}

/** A decorator for what stands on a screen in Korean. */
export function inKorean(Story: ComponentType) {
  return (
    <div lang="ko">
      <Story />
    </div>
  );
}
