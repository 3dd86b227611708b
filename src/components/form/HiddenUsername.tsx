export interface HiddenUsernameProps {
  /** The account whose password the form asks for. */
  username: string;
}

/**
 * Names the account of a form that has a password and no visible user name, so that password managers fill and save
 * the right password (decision 157). Hidden from sighted users and from screen readers.
 */
export function HiddenUsername({ username }: HiddenUsernameProps) {
  return (
    // Clipped instead of `hidden`: some password managers skip a field that is not rendered.
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="username"
      aria-hidden
      tabIndex={-1}
      readOnly
      value={username}
    />
  );
}
