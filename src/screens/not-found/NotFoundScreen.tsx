import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CompassDrawing } from '#components/drawings/CompassDrawing.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { paths } from '#wallet/paths.ts';

/** Shown for unknown routes (core §2). */
export function NotFoundScreen({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('help').notFound;
  return (
    <Screen>
      <Card>
        <div className="flex flex-col items-center gap-4 py-6 text-center">
          <CompassDrawing />
          <div className="flex flex-col gap-1.5">
            <h1 className="text-title font-bold">{t.title}</h1>
            <p className="text-body text-ink-muted">{t.text}</p>
          </div>
          <ButtonLink to={paths.home} onNavigate={onNavigate}>
            {t.home}
          </ButtonLink>
        </div>
      </Card>
    </Screen>
  );
}
