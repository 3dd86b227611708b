import { Spoken } from '#components/Spoken.tsx';

/** The error below a control, which refers to it by `aria-describedby`. An alert is announced at once. */
export function FieldError({
  id,
  alert = false,
  children,
}: {
  id: string;
  alert?: boolean;
  children: string;
}) {
  return (
    <p
      id={id}
      role={alert ? 'alert' : undefined}
      className="text-small font-medium wrap-anywhere text-negative"
    >
      <Spoken>{children}</Spoken>
    </p>
  );
}
