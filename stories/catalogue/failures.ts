/** The entries of `failures`. */
export const failures = {
  'failures.state.outcome-unknown':
    'The answer to a create is lost: the form says that the outcome is not known yet, and polls it (proposed copy).',
  'failures.state.gateway':
    'Another machine answers instead of the provider: the screen says so (proposed copy).',
  'failures.state.read-slow': 'A read that takes longer than five seconds says so.',
  'failures.state.read-timeout': 'A read without an answer in time says so.',
  'failures.toast.write-uncertain':
    'A toast says that it is not known whether a change was saved (proposed copy).',
  'failures.state.write-slow': 'A create that takes longer than five seconds says so.',
  'failures.state.write-timeout': 'A create without an answer in time is looked up.',
  'failures.state.outcome-not-created':
    'The look-up finds that nothing was created: the create has failed.',
  'failures.state.outcome-created':
    'The look-up finds the created object: the create has succeeded.',
  'failures.state.refused':
    'The provider refuses a read: the screen says so in place of the data, offers to try again, and shows the rest.',
  'failures.state.too-many': 'The provider asks to wait: the screen says how long.',
  'failures.state.broken':
    'The provider fails: the screen says so, and that trying again can help.',
  'failures.state.offline': 'No answer arrives: the screen says to check the connection.',
  'failures.state.unreadable':
    'The answer is empty or broken off, or no row of it can be read: the screen says so, and shows no empty list.',
  'failures.state.slow':
    'While a slow answer is awaited, skeletons replace its content; no zero and no empty list is shown.',
  'failures.rule.tried-again':
    'After a retry everything is shown. A row that cannot be read is left out of its list.',
  'failures.rule.unseen':
    'Optional data may be missing: the screen works, without an error message.',
} as const;
