/** The entries of `theme`. */
export const theme = {
  'theme.state.light': 'Light theme draws everything in light colours.',
  'theme.state.dark': 'Dark theme draws everything in dark colours.',
  'theme.state.system': 'System theme follows the device, also while the wallet is open.',
  'theme.transition.cycle':
    'The toggle switches from light to dark, to system, and to light again.',
} as const;
