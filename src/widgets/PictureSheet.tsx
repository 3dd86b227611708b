import { useMessages } from '#i18n/messages-context.ts';
import { Sheet } from '#components/Sheet.tsx';

export interface PictureSheetProps {
  /** The file's name. */
  name: string;
  /** A data URL. */
  picture: string;
  onClose: () => void;
}

/** The picture of an attachment, as wide as the screen (decision 164). */
export function PictureSheet({ name, picture, onClose }: PictureSheetProps) {
  const t = useMessages('work').picture;
  const { close } = useMessages('common');
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="text-body font-medium wrap-anywhere">{name}</p>
        <img src={picture} alt={t.of(name)} className="w-full rounded-small" />
      </div>
    </Sheet>
  );
}
