/** The entries of `shell`. */
export const shell = {
  'shell.state.default': 'Header, routed screen and bottom navigation in a phone-wide column.',
  'shell.rule.phone-width-cap': 'On a wide screen the column stays phone-wide and centred.',
  'shell.content.action-strip':
    'Above the navigation a strip holds the support chat and the add button. Nothing floats over the page.',
  'shell.state.add-sheet': 'The add button opens a sheet with the six things that can be added.',
  'shell.rule.add-order': 'In the sheet, what suits the open screen comes first.',
  'shell.transition.add-refund':
    'Add Refund opens the form on Traveler, from another screen and on Traveler itself.',
  'shell.state.strip-scrolled-away':
    'Scrolled down, the strip leaves. It returns when scrolled up, at the top and at the end.',
  'shell.state.strip-while-filling': 'While a form field has the focus, the strip has left.',
  'shell.rule.strip-beside-submit-bar':
    "Above a form's button the strip only stands at the end of the page.",
  'shell.state.pending-work':
    'The Work tab says how many approvals are pending, with 9+ above nine, and nothing without one.',
  'shell.content.bottom-nav':
    'Six tabs in order: Home, DigitalID, Assets, LocalPay, Work, Traveler.',
  'shell.state.active-tab': "The current route's tab is marked as the current page.",
  'shell.state.section-tab':
    'On any other screen the tab that it belongs to is marked, or My info.',
  'shell.content.header': 'Logo, theme toggle, notifications bell and person icon.',
  'shell.state.offline':
    'Without a network the shell says that the screen may be out of date and nothing can be sent.',
  'shell.state.live-updates-paused': 'While the event stream is broken off, the shell says so.',
  'shell.state.storage-refused':
    'A browser that stores nothing: the shell says how long the person stays signed in.',
  'shell.state.opening':
    'While a screen is on its way the one before stays, and after a moment a line says so.',
  'shell.state.load-error':
    'A screen that could not be fetched or drawn says so in its place. The shell works on.',
  'shell.state.update-ready': 'A newer version is offered, and taken when the person agrees.',
} as const;
