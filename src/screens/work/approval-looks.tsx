import { ChevronDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { codeLabel } from '#wallet/code-label.ts';
import {
  isApprovalPriority,
  type ApprovalPriority,
  type ApprovalState,
} from '#wallet/entities/work-approval.ts';

/** The tone of an approval's state in a list. */
export const stateTones: Readonly<Record<ApprovalState, BadgeTone>> = {
  pending: 'caution',
  approved: 'positive',
  rejected: 'negative',
  'taken-back': 'neutral',
};

const priorityLooks: Readonly<Record<ApprovalPriority, { tone: BadgeTone; icon: LucideIcon }>> = {
  urgent: { tone: 'negative', icon: ChevronsUp },
  normal: { tone: 'neutral', icon: Equal },
  low: { tone: 'neutral', icon: ChevronDown },
};

/** The priority of an approval, as a word and an icon; an undocumented priority has no icon. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { priorities } = useMessages('work');
  if (!isApprovalPriority(priority)) return <Badge wraps>{codeLabel(priority)}</Badge>;
  const { tone, icon: Icon } = priorityLooks[priority];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" strokeWidth={2.25} />
      {priorities[priority]}
    </Badge>
  );
}
