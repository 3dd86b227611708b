import { cx } from 'class-variance-authority';
import { Camera, CameraOff, CircleCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import type { ScanCodes } from './code-scanner.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Sheet } from '#components/Sheet.tsx';

/** The reason why scanning does not work. */
type Obstacle = 'not-allowed' | 'not-found' | 'not-usable';

export interface ScannerSheetProps {
  title: string;
  scan: ScanCodes;
  /**
   * Called with the text of each code. Returns undefined to accept the code: the camera stops, and the caller closes
   * the sheet. Returns a sentence to refuse it: the sheet shows the sentence and continues to scan.
   */
  onCode: (text: string) => string | undefined;
  onClose: () => void;
  /** Another way to fill in the form, such as a button that opens the fields. */
  children?: ReactNode;
}

type Stage =
  | { name: 'waiting' | 'scanning' | 'taken' }
  /** A code was refused. `count` distinguishes consecutive refusals with the same reason. */
  | { name: 'refused'; reason: string; count: number }
  | { name: 'failed'; obstacle: Obstacle };

/** Scans a QR code with the camera. The camera stops when a code is accepted or the sheet closes. */
export function ScannerSheet({ title, scan, onCode, onClose, children }: ScannerSheetProps) {
  const { close, loadError } = useMessages('common');
  const [stage, setStage] = useState<Stage>({ name: 'waiting' });
  const status = useRef<HTMLDivElement>(null);

  function check(text: string): 'taken' | 'refused' {
    const reason = onCode(text);
    if (reason === undefined) {
      setStage({ name: 'taken' });
      return 'taken';
    }
    setStage((before) => ({
      name: 'refused',
      reason,
      count: before.name === 'refused' ? before.count + 1 : 1,
    }));
    return 'refused';
  }

  function retry() {
    // Synchronously: the focused button disappears, and the next message receives the focus.
    flushSync(() => setStage({ name: 'waiting' }));
    status.current?.focus();
  }

  return (
    <Sheet title={title} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {stage.name !== 'failed' && (
          <div className="relative mx-auto grid aspect-square w-full max-w-[45dvh] place-items-center overflow-clip rounded-control bg-well">
            {stage.name !== 'taken' && (
              <CameraPicture
                scan={scan}
                onPlaying={() =>
                  setStage((now) => (now.name === 'waiting' ? { name: 'scanning' } : now))
                }
                onCode={check}
                onFailed={(error) => setStage({ name: 'failed', obstacle: obstacleOf(error) })}
              />
            )}
            {stage.name === 'waiting' && <Mark icon={Camera} breathes />}
            {stage.name === 'taken' && <Mark icon={CircleCheck} />}
            {(stage.name === 'scanning' || stage.name === 'refused') && <Viewfinder />}
          </div>
        )}
        {/* Reserves two lines for the message, so that the picture does not jump while the user aims. */}
        <div
          ref={status}
          role="status"
          tabIndex={-1}
          className="grid min-h-19 content-center outline-none"
        >
          <Status stage={stage} />
        </div>
        {stage.name === 'failed' && stage.obstacle !== 'not-found' && (
          <Button width="full" onClick={retry}>
            {loadError.retry}
          </Button>
        )}
        {children}
      </div>
    </Sheet>
  );
}

/** The camera picture. The camera runs while it is mounted, until a code is accepted. */
function CameraPicture({
  scan,
  onPlaying,
  onCode,
  onFailed,
}: {
  scan: ScanCodes;
  onPlaying: () => void;
  onCode: (text: string) => 'taken' | 'refused';
  onFailed: (error: unknown) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const take = useEffectEvent((text: string, camera: AbortController) => {
    // Ignore a code that is read after the camera has stopped.
    if (!camera.signal.aborted && onCode(text) === 'taken') camera.abort();
  });
  const fail = useEffectEvent((error: unknown, camera: AbortController) => {
    if (!camera.signal.aborted) onFailed(error);
  });
  const run = useEffectEvent((camera: AbortController) => {
    if (video.current === null) return;
    scan(video.current, (text) => take(text, camera), camera.signal).catch((error: unknown) =>
      fail(error, camera),
    );
  });
  useEffect(() => {
    const camera = new AbortController();
    run(camera);
    return () => camera.abort();
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-hidden
      onPlaying={onPlaying}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof Error)) return 'not-usable';
  if (error.name === 'NotAllowedError') return 'not-allowed';
  return error.name === 'NotFoundError' ? 'not-found' : 'not-usable';
}

/** Shows the scanner's stage and announces each change. */
function Status({ stage }: { stage: Stage }) {
  const t = useMessages('forms').scanner;
  if (stage.name === 'failed') {
    const { problem, advice } = t.obstacles[stage.obstacle];
    return (
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-caution-soft text-caution">
          <CameraOff aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
        <p className="text-row font-semibold">{problem}</p>
        <p className="text-body text-ink-muted">{advice}</p>
      </div>
    );
  }
  if (stage.name === 'refused') {
    return (
      <InlineNotice key={stage.count} tone="caution">
        {stage.reason}
      </InlineNotice>
    );
  }
  return <p className="text-center text-body text-ink-muted">{t[stage.name]}</p>;
}

/** The icon in the middle while there is no camera picture. */
function Mark({ icon: Icon, breathes = false }: { icon: LucideIcon; breathes?: boolean }) {
  return (
    <Icon
      aria-hidden
      className={cx('relative size-12 text-ink-muted', breathes && 'animate-breathe')}
      strokeWidth={1.5}
    />
  );
}

/** Dims everything but the square for the code. */
function Viewfinder() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 size-full" fill="none">
      <path
        d="M0 0h100v100H0z M20 14a6 6 0 0 0-6 6v60a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V20a6 6 0 0 0-6-6z"
        fillRule="evenodd"
        className="fill-scrim"
      />
      <path
        d="M14 30V20a6 6 0 0 1 6-6h10 M70 14h10a6 6 0 0 1 6 6v10 M86 70v10a6 6 0 0 1-6 6H70 M30 86H20a6 6 0 0 1-6-6V70"
        className="stroke-on-brand"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
