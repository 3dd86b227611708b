import { useMessages } from '#i18n/messages-context.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';

/** The notice below a setting that could not be saved and was therefore reset. */
export function SettingNotSaved() {
  const { notSaved } = useMessages('security');
  return <InlineNotice tone="negative">{notSaved}</InlineNotice>;
}
