/** The entries of `shell`. */
export const shell = {
  'shell.state.default': 'Header, routed screen and bottom navigation in a phone-wide column.',
  'shell.rule.phone-width-cap': 'On a wide screen the column stays phone-wide and centred.',
  'shell.content.action-strip':
    'Above the navigation a strip holds the support chat and the add button. Nothing floats over the page.',
  'shell.state.add-sheet': 'The add button opens a sheet with the six things that can be added.',
  'shell.rule.add-order': 'The sheet lists first what suits the open screen.',
  'shell.transition.add-refund':
    'Add Refund opens the form on Traveler, from another screen and on Traveler itself.',
  'shell.state.strip-scrolled-away':
    'The strip hides on scrolling down. It reappears on scrolling up, at the top and at the end.',
  'shell.state.strip-while-filling': 'While a form field has the focus, the strip is hidden.',
  'shell.rule.strip-beside-submit-bar':
    "Above a form's button the strip is shown only at the end of the page.",
  'shell.state.pending-work':
    'The Work tab shows the number of pending approvals: 9+ above nine, and nothing at zero.',
  'shell.content.bottom-nav':
    'Six tabs in order: Home, DigitalID, Assets, LocalPay, Work, Traveler.',
  'shell.state.active-tab': "The current route's tab is marked as the current page.",
  'shell.state.section-tab': 'On any other screen the tab of its section is marked, or My info.',
  'shell.content.header': 'Logo, theme toggle, notifications bell and person icon.',
  'shell.state.offline':
    'Without a network the shell says that the screen may be out of date and nothing can be sent.',
  'shell.state.live-updates-paused': 'While the event stream is broken off, the shell says so.',
  'shell.state.storage-refused':
    'A browser that stores nothing: the shell says how long the user stays signed in.',
  'shell.state.opening':
    'While a screen loads, the previous screen stays, and after a moment a line shows that it loads.',
  'shell.state.load-error':
    'If a screen cannot be fetched or rendered, a card replaces it and says so. The shell continues to work.',
  'shell.state.leave-for-notification':
    'A pressed notification asks before it replaces a screen with unsaved input or an open dialog. (proposed copy)',
  'shell.rule.opens-notification':
    'Otherwise a pressed notification opens its screen in the open wallet, without loading the page.',
  'shell.state.update-ready': 'A newer version is offered, and activated when the user agrees.',
} as const;
