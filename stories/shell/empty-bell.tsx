import { NotificationBell } from '#shell/NotificationBell.tsx';

/** The bell of a shell that is about something else. */
export const emptyBell = (
  <NotificationBell notifications={[]} onRead={() => undefined} onNavigate={() => undefined} />
);
