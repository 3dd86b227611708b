import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useDraft } from '#components/form/use-draft.ts';
import { hasSecretText } from '#wallet/secret-text.ts';
import { withChanges, type RequestContent } from '#wallet/forms/stored-request.ts';

export interface RequestStorage {
  /** Reads the stored content; undefined if there is none. */
  onRestore: () => Promise<RequestContent | undefined>;
  /** Stores the content on this device; undefined removes it. */
  onStore: (content: RequestContent | undefined) => void;
}

/** The content of the form, which is stored on this device until the request is sent (decision 163). */
export interface StoredContent extends RequestContent {
  /** True if the content was restored from an earlier visit. */
  restored: boolean;
  change: (part: Partial<RequestContent>) => void;
  /** Removes the stored content, and resets the form. */
  discard: () => void;
}

/** The content of a form with this initial content. The name belongs to one form. */
export function useRequestContent(
  name: string,
  initial: RequestContent,
  { onRestore, onStore }: RequestStorage,
  onRestored: (content: RequestContent) => void,
): StoredContent {
  const [draft, setDraft] = useDraft(name, () => initial.draft);
  const [files, setFiles] = useState(initial.files);
  const [restored, setRestored] = useState(false);
  /** The latest content: the stored one arrives after the first changes. */
  const latest = useRef<RequestContent>({ draft, files });
  /** Until the stored content has been read, nothing is stored: a write would replace it. */
  const isRead = useRef(false);

  function show(content: RequestContent) {
    latest.current = content;
    setDraft(content.draft);
    setFiles(content.files);
  }

  const store = (content: RequestContent) =>
    onStore(hasSecretText(content.draft) ? undefined : content);

  const restore = useEffectEvent(async (hasLeft: () => boolean) => {
    const stored = await onRestore();
    if (hasLeft()) return;
    isRead.current = true;
    if (stored === undefined) {
      const isChanged =
        latest.current.draft !== initial.draft || latest.current.files !== initial.files;
      if (isChanged) store(latest.current);
      return;
    }
    const content = withChanges(stored, latest.current, initial);
    show(content);
    store(content);
    setRestored(true);
    onRestored(content);
  });
  useEffect(() => {
    let left = false;
    void restore(() => left);
    return () => {
      left = true;
    };
  }, []);

  return {
    draft,
    files,
    restored,
    change(part) {
      const content = { ...latest.current, ...part };
      show(content);
      if (isRead.current) store(content);
    },
    discard() {
      setRestored(false);
      show(initial);
      onStore(undefined);
    },
  };
}
