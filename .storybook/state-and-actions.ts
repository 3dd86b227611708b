import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Tells the actions of a screen from its state in the table of its args: what it calls, and what it shows. */
export const stateAndActions: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  if (!title.startsWith('Screens/')) return argTypes;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isAction =
        /^on[A-Z]/.test(name) ||
        argType.type?.name === 'function' ||
        typeof initialArgs[name] === 'function' ||
        (argType.table?.type?.summary ?? '').includes('=>');
      const category = isAction ? 'Actions' : 'State';
      return [name, { ...argType, table: { ...argType.table, category } }];
    }),
  );
};
