/** Why a value is refused, below its control, which names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="text-small font-medium wrap-anywhere text-negative">
      {children}
    </p>
  );
}
