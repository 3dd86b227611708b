import { Component, type ReactNode } from 'react';

import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { Screen } from '#components/Screen.tsx';
import { useMessages } from '#i18n/messages-context.ts';
import { loadFailure } from '#wallet/loadable.ts';

export interface ScreenBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Shows an error in place of a screen that could not be loaded or rendered, so that the rest of the wallet still
 * works.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ScreenError error={error} onRetry={this.props.onRetry} />;
  }
}

function ScreenError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages('common');
  return (
    <Screen>
      <LoadErrorCard title={t.screenFailed} failure={loadFailure(error)} onRetry={onRetry} />
    </Screen>
  );
}
