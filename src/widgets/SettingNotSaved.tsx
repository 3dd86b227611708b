import { InlineNotice } from '#components/form/InlineNotice.tsx';

/** The notice below a setting that could not be saved and was therefore reset. */
export function SettingNotSaved() {
  return (
    <InlineNotice tone="negative">
      This could not be saved, and is as it was before. Try again.
    </InlineNotice>
  );
}
