import { useEffect, useRef, useState } from 'react';

import { inTurn } from './thumbnail-queue.ts';

/** The scale of a thumbnail relative to the phone. */
export const thumbnailScale = 0.6;

export interface ThumbnailProps {
  /** The id of the story. */
  id: string;
  /** The story's name, for screen readers. */
  name: string;
  /** The phone, in px. */
  width: number;
  height: number;
  /** Storybook's globals, as an address has them: `theme:dark;textSize:200`. */
  globals: string;
}

/**
 * A scaled-down story that is rendered when it becomes visible. While the story plays, it is invisible and in front of
 * the page, because focusing a field would otherwise scroll the page.
 */
export function Thumbnail({ id, name, width, height, globals }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, setStage] = useState<'waiting' | 'playing' | 'played'>('waiting');
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let lazyVisible = false;
    let queued = false;
    let unmounted = false;
    const play = async () => {
      const played = await inTurn(
        () => {
          setStage('playing');
          return frame.current ?? undefined;
        },
        // A started story plays to its end. A story that is scrolled out of view before its turn is skipped.
        () => !unmounted && (lazyVisible || frame.current !== null),
      );
      queued = false;
      if (played && !unmounted) setStage('played');
      else enqueue();
    };
    const enqueue = () => {
      if (!lazyVisible || queued || unmounted) return;
      queued = true;
      void play();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        lazyVisible = entries.at(-1)?.isIntersecting ?? false;
        if (frame.current === null) enqueue();
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => {
      unmounted = true;
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={place}
      className="relative overflow-clip rounded-control border border-line bg-well"
      style={{ width: width * thumbnailScale, height: height * thumbnailScale }}
    >
      {stage !== 'played' && (
        <p className="absolute inset-0 grid place-items-center text-small text-ink-muted">
          {stage === 'playing' ? 'Playing…' : 'Not drawn yet'}
        </p>
      )}
      {stage !== 'waiting' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the catalogue's own page, and needs its worker
        <iframe
          ref={frame}
          title={name}
          loading="lazy"
          tabIndex={-1}
          src={`./iframe.html?viewMode=story&id=${id}&globals=${globals}`}
          className={stage === 'playing' ? 'fixed top-0 left-0 opacity-0' : 'absolute top-0 left-0'}
          style={{
            width,
            height,
            transformOrigin: 'top left',
            transform: stage === 'playing' ? undefined : `scale(${thumbnailScale})`,
            // The thumbnail acts as a picture of the state: a press opens the story.
            pointerEvents: 'none',
          }}
        />
      )}
    </div>
  );
}
