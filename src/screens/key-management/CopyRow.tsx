import { Copy } from 'lucide-react';

import { Address } from '#widgets/Address.tsx';
import { IconButton } from '#components/IconButton.tsx';

/** A long text in full with a button that copies it. */
export function CopyRow({
  label,
  text,
  copyLabel,
  onCopy,
}: {
  label: string;
  text: string;
  copyLabel: string;
  onCopy: () => void;
}) {
  return (
    <div className="border-b border-line py-3 last:border-b-0">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className="flex items-center gap-2">
        <span className="min-w-0 flex-1 font-mono text-small break-all">
          <Address>{text}</Address>
        </span>
        <IconButton icon={Copy} label={copyLabel} tone="soft" onClick={onCopy} />
      </dd>
    </div>
  );
}
