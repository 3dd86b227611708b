import type { ReactNode } from 'react';

/** The look of a component: its variants and its default variants. */
interface Look {
  variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  defaultVariants?: Readonly<Record<string, string | boolean | undefined>>;
}

type Axis<L extends Look> = keyof L['variants'] & string;

/** One variant for each of the given axes. */
type Chosen<L extends Look, A extends Axis<L>> = { [Key in A]: keyof L['variants'][Key] };

const variantsOf = <L extends Look>(look: L, axis: Axis<L>): readonly string[] =>
  Object.keys(look.variants[axis] ?? {});

/** A control for each axis, with its variants and its default in the table of args. */
export function variantArgTypes<L extends Look>(look: L, ...axes: readonly Axis<L>[]) {
  return Object.fromEntries(
    axes.map((axis) => {
      const options = variantsOf(look, axis);
      const usual = look.defaultVariants?.[axis];
      return [
        axis,
        {
          options,
          control: { type: 'select' as const },
          table: {
            type: { summary: options.join(' | ') },
            ...(usual === undefined ? {} : { defaultValue: { summary: String(usual) } }),
          },
        },
      ];
    }),
  );
}

/** Every combination of the given axes, with a heading for each variant of the first one. */
export function VariantMatrix<L extends Look, A extends Axis<L>>({
  look,
  axes: [rows, ...columns],
  children,
}: {
  look: L;
  axes: readonly [A, ...A[]];
  children: (chosen: Chosen<L, A>) => ReactNode;
}) {
  const combinations = columns.reduce<readonly (readonly [string, string])[][]>(
    (known, axis) =>
      known.flatMap((chosen) =>
        variantsOf(look, axis).map((variant) => chosen.concat([[axis, variant]])),
      ),
    [[]],
  );
  return (
    <div className="flex flex-col gap-6">
      {variantsOf(look, rows).map((row) => (
        <section key={row} className="flex flex-col gap-3">
          <h2 className="font-mono text-small text-ink-muted">
            {rows}: {row}
          </h2>
          {combinations.map((combination) => {
            const words = combination.map((entry) => entry.join(': '));
            return (
              <div key={words.join()} className="flex flex-col gap-1">
                {words.length > 0 && (
                  <p className="font-mono text-tiny text-ink-muted">{words.join(', ')}</p>
                )}
                {/*
                 * The keys of the look are its axes, but `Object.fromEntries` loses their type.
                 */}
                <div>
                  {children(Object.fromEntries([...combination, [rows, row]]) as Chosen<L, A>)}
                </div>
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}
