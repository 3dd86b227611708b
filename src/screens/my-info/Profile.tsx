import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmailAddress } from '#components/EmailAddress.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { fullName, initials } from '#wallet/entities/my-info.ts';
import { paths } from '#wallet/paths.ts';

export interface ProfileProps {
  user: { firstName: string; lastName: string; email: string };
  onNavigate: Navigate;
}

/** The signed-in user, and a link to edit the profile. */
export function Profile({ user, onNavigate }: ProfileProps) {
  const { editProfile } = useMessages('account').myInfo;
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brand text-[20px] font-semibold text-on-brand"
        >
          {initials(user)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-row font-semibold wrap-anywhere">{fullName(user)}</p>
          {user.email !== '' && (
            <p className="text-small wrap-anywhere text-ink-muted">
              <EmailAddress>{user.email}</EmailAddress>
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 flex">
        <ButtonLink tone="secondary" width="full" to={paths.editProfile} onNavigate={onNavigate}>
          {editProfile}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The shape of a loading profile. */
export function ProfileSkeleton() {
  const { loading } = useMessages('account').myInfo;
  return (
    <Card>
      <Loading label={loading}>
        <div className="flex items-center gap-4">
          <Skeleton shape="avatar" width="own" />
          <div className="flex flex-1 flex-col gap-2 py-0.5">
            <Skeleton shape="title" width="half" />
            <Skeleton width="half" />
          </div>
        </div>
        <Skeleton shape="control" />
      </Loading>
    </Card>
  );
}
