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
  type LucideIcon,
} from 'lucide-react';

import type { BadgeTone } from '#components/Badge.tsx';
import type { DocumentPriority, DocumentStatusColour } from '#wallet/entities/document.ts';

interface Look {
  tone: BadgeTone;
  /** Tells it besides the colour and the word. */
  icon: LucideIcon;
}

/** How a status looks, by its colour. */
export const statusLooks: Readonly<Record<DocumentStatusColour, Look>> = {
  yellow: { tone: 'caution', icon: Clock },
  green: { tone: 'positive', icon: CircleCheck },
  red: { tone: 'negative', icon: CircleX },
  blue: { tone: 'info', icon: Eye },
  grey: { tone: 'neutral', icon: CircleQuestionMark },
};

/** How a priority looks: grey, blue, orange and red, and the higher it is the further up its mark points. */
export const priorityLooks: Readonly<Record<DocumentPriority, Look>> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'info', icon: Equal },
  high: { tone: 'caution', icon: ChevronUp },
  urgent: { tone: 'negative', icon: ChevronsUp },
};
