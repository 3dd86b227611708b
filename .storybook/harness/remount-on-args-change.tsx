import { Fragment, useState, type ComponentType } from 'react';

type Args = Readonly<Record<string, unknown>>;

function RemountOnArgsChange({ Story, args }: { Story: ComponentType; args: Args }) {
  const [shown, setShown] = useState({ args, times: 1 });
  if (Object.keys({ ...shown.args, ...args }).some((arg) => shown.args[arg] !== args[arg])) {
    setShown({ args, times: shown.times + 1 });
  }
  return (
    <Fragment key={shown.times}>
      <Story />
    </Fragment>
  );
}

/** A decorator for a screen that stores its initial props, as a form does: a changed control remounts it. */
export function remountOnArgsChange(Story: ComponentType, { args }: { args: Args }) {
  return <RemountOnArgsChange Story={Story} args={args} />;
}
