import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Groups the args of a screen in the controls table: its actions (callbacks), and its state. */
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
