import { InlineNotice } from '#components/form/InlineNotice.tsx';

/** Explains below a setting why it was reset. */
export function SettingNotSaved() {
  return (
    <InlineNotice tone="negative">
      This could not be saved, and is as it was before. Try again.
    </InlineNotice>
  );
}
