import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `travel-plan`. */
export const travelPlan = {
  'travel-plan.state.default': 'The trips, a control to add one, and a link to currency exchange.',
  'travel-plan.rule.status-display-only':
    'Every status and type of a trip is shown. The status follows the days, and cannot be chosen.',
  'travel-plan.state.form-open':
    'The control opens the form: title, destination, dates, type, notes.',
  'travel-plan.transition.form-toggle': 'The same control closes the form again.',
  'travel-plan.transition.exchange': 'The currency exchange link leads to Traveler.',
  'travel-plan.validation.required': 'Without title, destination, dates or type saving is refused.',
  'travel-plan.validation.end-before-start': 'A trip that ends before it starts is refused.',
  'travel-plan.validation.secret':
    'A recovery phrase or private key is refused at the field and never sent (proposed copy).',
  'travel-plan.rule.notes-optional': 'A trip needs no notes.',
  'travel-plan.toast.created': 'A saved trip is confirmed.',
  'travel-plan.rule.saved-listed': 'Saving clears the form, and the trip is in the list.',
  'travel-plan.state.saving': 'While a trip is saved the form cannot change or be sent again.',
  'travel-plan.toast.failed':
    'A trip could not be saved: a toast and the form say so (proposed copy). The form keeps its values.',
  'travel-plan.state.remove-asks': 'Removing a trip needs a confirmation (proposed copy).',
  'travel-plan.toast.removed': 'A removed trip is confirmed and leaves the list (proposed copy).',
  'travel-plan.toast.remove-failed':
    'A trip could not be removed: a toast and the dialog say so (proposed copy).',
  'travel-plan.state.trip':
    'A trip opens with its destination, dates, type, status and notes (proposed copy).',
  'travel-plan.state.trip-missing': 'An address of a missing trip says so (proposed copy).',
  'travel-plan.state.edit':
    'An opened trip can be edited in a form with its fields (proposed copy).',
  'travel-plan.validation.edit': 'The rules of a new trip also apply to an edited one.',
  'travel-plan.toast.updated':
    'Saved changes are confirmed, and the trip shows them (proposed copy).',
  'travel-plan.toast.update-failed':
    'Changes could not be saved: a toast and the form say so. The form keeps its values.',
  'travel-plan.rule.more': 'A long list shows 20 trips, and more on demand (proposed copy).',
  'travel-plan.state.loading': 'Skeletons while the trips load.',
  'travel-plan.state.load-error':
    'The trips cannot be loaded: a card says why and offers to try again.',
  'travel-plan.state.empty': 'Without trips the list shows a hint.',
} as const;

export const travelPlanScreen: ScreenFacts = {
  reads: {
    travelPlans: {
      title: 'We could not load your travel plans',
      loading: 'Loading your travel plans',
      data: 'Fintech conference',
      stillVisible: ['Add travel plan', 'Currency exchange'],
    },
  },
  fields: { path: paths.travelPlan, labels: ['Title', 'Destination', 'Notes (optional)'] },
};
