import {
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Equal,
  Eye,
  PenLine,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

import type { BadgeTone } from '#components/Badge.tsx';
import { codeLabel } from '#wallet/code-label.ts';
import type {
  DocumentPriority,
  DocumentStatusColour,
  RequesterEnding,
} from '#wallet/entities/document.ts';

/** The message of a code of the provider; the words of the code itself if it is undocumented. */
export function labelOf(labels: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? codeLabel(code);
}

interface Look {
  tone: BadgeTone;
  /** Distinguishes the status or priority in addition to the colour and the word. */
  icon: LucideIcon;
}

/** The look of a status, by its colour. */
export const statusLooks: Readonly<Record<DocumentStatusColour, Look>> = {
  yellow: { tone: 'caution', icon: Clock },
  green: { tone: 'positive', icon: CircleCheck },
  red: { tone: 'negative', icon: CircleX },
  blue: { tone: 'info', icon: Eye },
  grey: { tone: 'neutral', icon: CircleQuestionMark },
};

/** The look of a document that its requester has ended. */
export const endingLooks: Readonly<Record<RequesterEnding, Look>> = {
  withdrawn: { tone: 'neutral', icon: Undo2 },
  corrected: { tone: 'neutral', icon: PenLine },
};

/** The look of a priority: grey, blue, orange or red. The icon of a higher priority points further up. */
export const priorityLooks: Readonly<Record<DocumentPriority, Look>> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'info', icon: Equal },
  high: { tone: 'caution', icon: ChevronUp },
  urgent: { tone: 'negative', icon: ChevronsUp },
};
