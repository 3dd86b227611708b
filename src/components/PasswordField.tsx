import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { useMessages } from '#i18n/messages-context.ts';

import { controlClass } from './form/control-class.ts';
import { LabelledControl, type LabelledControlProps } from './form/LabelledControl.tsx';
import { IconButton } from './IconButton.tsx';

export interface PasswordFieldProps
  extends
    Omit<LabelledControlProps, 'id' | 'alert' | 'children'>,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {}

/** A labelled password field. The password can be shown, because typing blind on a phone leads to mistakes. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const { passwordToggle } = useMessages('forms');
  const [shown, setShown] = useState(false);
  return (
    <LabelledControl label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(controlClass, 'pr-14')}
          />
          <div className="absolute inset-y-0 right-1 flex items-center text-ink-muted">
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={passwordToggle[shown ? 'hide' : 'show'](label.toLowerCase())}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </LabelledControl>
  );
}
