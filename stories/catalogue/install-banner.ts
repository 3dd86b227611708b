/** The entries of `install-banner`. */
export const installBanner = {
  'install-banner.state.visible':
    'A later visit offers the installation, unless it was dismissed or the wallet is installed.',
  'install-banner.state.hidden-first-visit': 'On the first visit nothing is offered.',
  'install-banner.state.hidden-dismissed':
    'Once dismissed, the installation is not offered for 14 days.',
  'install-banner.state.hidden-installed':
    'Once the wallet is installed, the installation is not offered again.',
  'install-banner.transition.dismiss': 'Dismissing hides the banner for 14 days.',
  'install-banner.transition.install': 'Installing hides the banner for good.',
  'install-banner.state.hidden-after-reload':
    'A reload does not count as a later visit: nothing is offered.',
  'install-banner.rule.home-only':
    'The banner is shown on Home only. Leaving Home ends the offer for this visit.',
  'install-banner.rule.offered-again':
    'The installation is offered again 14 days after it was dismissed.',
  'install-banner.state.by-hand':
    'In a browser without an install prompt the banner says how to install the wallet.',
} as const;
