import { CameraOff } from 'lucide-react';

/** Why nothing can be scanned, and what the person can do about it. */
export function ScannerObstacle({ what, whatToDo }: { what: string; whatToDo: string }) {
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-caution-soft text-caution">
        <CameraOff aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <p className="text-row font-semibold">{what}</p>
      <p className="text-body text-ink-muted">{whatToDo}</p>
    </div>
  );
}
