import { Monitor, Moon, Sun } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { IconButton } from '#components/IconButton.tsx';
import type { ThemeChoice } from '#wallet/theme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** Shows the chosen theme and switches to the next one: light, dark, system (core §4). */
export function ThemeToggle({ choice, onToggle }: { choice: ThemeChoice; onToggle: () => void }) {
  const { themes } = useMessages('shell');
  return <IconButton icon={icons[choice]} label={themes[choice]} onClick={onToggle} />;
}
