import { useState, type ComponentType } from 'react';

import type { RouteProps } from '#app/routes/route-props.ts';
import { WalletProvider } from '#app/compose/WalletProvider.tsx';
import { User } from '#wallet/entities/user.ts';
import { paths } from '#wallet/paths.ts';

import { storyServices } from './story-services.ts';

/** Marks the stories of flows: they render a route, which has no args, so they have no controls. */
export const flowTag = 'flow';

/** A route as the app renders it, on the services of the story. */
function RouteInStory({ Route, path }: { Route: ComponentType<RouteProps>; path: string }) {
  const [services] = useState(storyServices);
  const [pathname = '', search = ''] = path.split('?');
  const [user] = useState(() => User.parse(services.session.read()?.user));
  return (
    <WalletProvider services={services}>
      <Route user={user} path={pathname} search={search} />
    </WalletProvider>
  );
}

/**
 * Renders the route itself. Its calls pass through the real client to the mocks, so that a story of a flow tests the
 * shipped code. `path` is the address without the base, including its query, for a route that reads it.
 */
export function rendersRoute(Route: ComponentType<RouteProps>, path: string = paths.home) {
  return { tags: [flowTag], render: () => <RouteInStory Route={Route} path={path} /> };
}
