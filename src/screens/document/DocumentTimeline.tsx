import { Check, Eye, MessageSquare, PenLine, Send, Undo2, X, type LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import { requesterEndings, type DocumentEvent } from '#wallet/entities/document.ts';

import { labelOf } from './document-looks.ts';

export interface DocumentTimelineProps {
  /** In chronological order. */
  events: readonly DocumentEvent[];
}

type EventLook = { icon: LucideIcon; tone: 'neutral' | 'brand' | 'positive' | 'negative' | 'info' };

const eventLooks: Readonly<Record<string, EventLook>> = {
  submitted: { icon: Send, tone: 'brand' },
  review_started: { icon: Eye, tone: 'info' },
  reviewed: { icon: Eye, tone: 'info' },
  approved: { icon: Check, tone: 'positive' },
  rejected: { icon: X, tone: 'negative' },
  withdrawn: { icon: Undo2, tone: 'neutral' },
  corrected: { icon: PenLine, tone: 'neutral' },
};

const otherEvent: EventLook = { icon: MessageSquare, tone: 'neutral' };

const isEnding = (action: string) => requesterEndings.some((ending) => ending === action);

/** The history of a document as a timeline. */
export function DocumentTimeline({ events }: DocumentTimelineProps) {
  const t = useMessages('work').timeline;
  const { formatDateTime } = useDates();
  // The entry after a requester's ending exists for the previous version, which knows no such endings (decision 159).
  const shown = events.filter(
    ({ action }, place) =>
      action !== 'rejected' || !isEnding(events[place - 1]?.action ?? 'submitted'),
  );
  return (
    <Section title={t.title}>
      <Card>
        <ol>
          {shown.map(({ action, by, date, comment }) => (
            <li key={`${date} ${action}`} className="group relative flex gap-3 pb-5 last:pb-0">
              <span
                aria-hidden
                className="absolute top-11 bottom-1 left-5 w-px bg-line group-last:hidden"
              />
              <IconMark {...(eventLooks[action] ?? otherEvent)} />
              <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
                <EventTitle action={action} person={by} />
                <time dateTime={date} className="text-small text-ink-muted">
                  {formatDateTime(date)}
                </time>
                {comment && (
                  <p className="mt-1.5 rounded-small bg-well px-3 py-2 text-small">{comment}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
}

/** The action and the person who did it. */
function EventTitle({ action, person }: { action: string; person: string }) {
  const t = useMessages('work').timeline;
  const [beforeAction, afterAction] = textAround((title) => t.event(title, person));
  return (
    <p className="text-body">
      {beforeAction}
      <span className="font-medium">{labelOf(t.actions, action)}</span>
      {afterAction}
    </p>
  );
}
