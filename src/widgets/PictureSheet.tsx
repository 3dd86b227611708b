import { Sheet } from '#components/Sheet.tsx';
import { english } from '#wallet/labels/english.ts';

export interface PictureSheetProps {
  /** The file's name. */
  name: string;
  /** A data URL. */
  picture: string;
  onClose: () => void;
}

/** The picture of an attachment, as wide as the screen (decision 164). */
export function PictureSheet({ name, picture, onClose }: PictureSheetProps) {
  return (
    <Sheet title="Preview" closeLabel={english.close} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <p className="text-body font-medium wrap-anywhere">{name}</p>
        <img src={picture} alt={`Preview of ${name}`} className="w-full rounded-small" />
      </div>
    </Sheet>
  );
}
