import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
import { Select } from '#components/Select.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';
import type { SavedSource } from '#wallet/saved-sources.ts';

export interface DefaultSelectProps {
  label: string;
  hint: string;
  sources: readonly SavedSource[];
  /** Chooses the default; rejects if that failed. */
  onChoose: (id: number) => Promise<void>;
  notify: Notify;
}

/** Chooses the account or card that forms preselect (decision 205). A single one is the default anyway. */
export function DefaultSelect({ label, hint, sources, onChoose, notify }: DefaultSelectProps) {
  const { mask } = useMessages('common');
  const bankName = useBankName();
  const [choosing, setChoosing] = useState<number>();
  const { busy, run } = useOneAtATime();
  if (sources.length < 2) return null;
  const shown = choosing ?? sources.find(({ isDefault }) => isDefault)?.id;

  async function choose(id: number) {
    setChoosing(id);
    try {
      await onChoose(id);
      notify(notices['card.default-changed']);
    } catch (error) {
      notify(writeFailureNotice(error, notices['card.default-failed']));
    }
    setChoosing(undefined);
  }

  return (
    <Select
      label={label}
      hint={hint}
      disabled={busy}
      options={sources.map(({ id, name, number }) => ({
        value: String(id),
        // A screen reader reads the text of a native option, so the label has words instead of a mask.
        label: `${bankName(name)}, ${spokenNumber(number, mask)}`,
      }))}
      value={String(shown)}
      onChange={({ target }) => {
        const chosen = sources.find(({ id }) => String(id) === target.value);
        if (chosen) void run(() => choose(chosen.id));
      }}
    />
  );
}
