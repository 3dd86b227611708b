/** The entries of `failures`. */
export const failures = {
  'failures.state.outcome-unknown':
    'The answer to a create is lost: the form says that it is not known yet, and checks (proposed copy).',
  'failures.state.gateway':
    'Another machine answers in the place of the provider: the screen says so (proposed copy).',
  'failures.state.read-slow': 'A read that takes longer than five seconds says so.',
  'failures.state.read-timeout': 'A read without an answer in time says so.',
  'failures.toast.write-uncertain':
    'A toast says that it is not known whether a change was saved (proposed copy).',
  'failures.state.write-slow': 'A create that takes longer than five seconds says so.',
  'failures.state.write-timeout': 'A create without an answer in time is looked up.',
  'failures.state.outcome-not-created': 'The look-up finds that nothing was created: it failed.',
  'failures.state.outcome-created': 'The look-up finds that it went through: it succeeded.',
  'failures.state.refused':
    'The provider refuses what a screen reads: the screen says so in the place of it, offers to try again, and has the rest.',
  'failures.state.too-many': 'The provider asks to wait: the screen says how long.',
  'failures.state.broken':
    'The provider fails: the screen says so, and that trying again can help.',
  'failures.state.offline': 'No answer arrives: the screen says to check the connection.',
  'failures.state.unreadable':
    'The answer is empty or broken off, or no row of it can be read: the screen says so, and shows no empty list.',
  'failures.state.slow':
    'While an answer takes long, skeletons stand in its place, without a zero or an empty list.',
  'failures.rule.tried-again':
    'Tried again, everything is there. A row that cannot be read is left out of its list.',
  'failures.rule.unseen':
    'What only adds to a screen may be missing: nothing says that it failed, and the screen works.',
} as const;
