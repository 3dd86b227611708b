import { InlineNotice } from '#components/form/InlineNotice.tsx';

/** Says below a setting why it is back where it was. */
export function SettingNotSaved() {
  return (
    <InlineNotice tone="negative">
      This could not be saved, and is as it was before. Try again.
    </InlineNotice>
  );
}
