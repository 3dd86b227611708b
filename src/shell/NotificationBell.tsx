import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';

import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { Sheet } from '#components/Sheet.tsx';

/** The header's bell. Its list starts empty, and all its texts are Korean (local §2). */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Bell} label="Notifications" onClick={() => setOpen(true)} />
      {open && (
        <Sheet title="알림" lang="ko" closeLabel="닫기" onClose={() => setOpen(false)}>
          <EmptyState icon={BellOff}>새로운 알림이 없습니다</EmptyState>
        </Sheet>
      )}
    </>
  );
}
