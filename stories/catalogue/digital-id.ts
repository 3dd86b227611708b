import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `digital-id`. */
export const digitalId = {
  'digital-id.state.default':
    'Shortened DID, credentials, the DID management card and the biometric card.',
  'digital-id.state.no-did':
    "Without a DID: 'DID: Not yet created', and neither management nor biometric card.",
  'digital-id.state.no-credentials': "Without credentials: 'No credentials yet'.",
  'digital-id.content.credential-entry':
    'A credential shows its type, issuer and validity, also if these texts are long.',
  'digital-id.rule.many-credentials':
    'The five latest credentials show as cards. One press shows all of them.',
  'digital-id.rule.type-labels': 'Four credential types have a readable name.',
  'digital-id.rule.type-raw': 'Any other credential type is shown as it is.',
  'digital-id.rule.issuer-last-segment':
    'The issuer is the last segment of its identifier, or the complete identifier if it has no colons.',
  'digital-id.state.biometric-active': "Biometrics enabled: 'Active and secure'.",
  'digital-id.state.biometric-not-configured':
    "Biometrics not enabled: 'Not configured' and Enable Now.",
  'digital-id.content.verified':
    'A credential of the sandbox reviewer is marked as a test credential (proposed copy).',
  'digital-id.content.self-declared':
    'A credential that the user wrote is marked as self-declared (proposed copy).',
  'digital-id.content.not-valid': 'A credential that has expired or was revoked says so.',
  'digital-id.transition.credential': 'A credential leads to its page.',
  'digital-id.state.verification-pending':
    'A request in review: its document, masked number and time (proposed copy).',
  'digital-id.state.verification-rejected':
    'A rejected request says why and offers to ask again (proposed copy).',
  'digital-id.content.rejections':
    'Each reason of the reviewer is shown as the provider states it (proposed copy).',
  'digital-id.rule.verified-is-credential':
    'A verified request becomes a credential and leaves the list of requests.',
  'digital-id.rule.live': 'When a review ends the open screen shows its result.',
  'digital-id.state.verifications-failed':
    'The requests cannot be loaded: a separate card says why. The credentials stay.',
  'digital-id.state.remove-request-asks':
    'Removing a request needs a confirmation (proposed copy).',
  'digital-id.toast.request-removed': 'A removed request is confirmed (proposed copy).',
  'digital-id.toast.request-remove-failed':
    'A request could not be removed: a toast and the dialog say so (proposed copy).',
  'digital-id.state.share-qr':
    'Share QR shows the DID as a code that Send reads, and as text to copy and share.',
  'digital-id.state.share-unsupported': 'Without a share sheet the DID can be copied.',
  'digital-id.toast.not-shared': 'A toast says that sharing failed (proposed copy).',
  'digital-id.toast.exported':
    'Export saves DID document and credentials as a file (proposed copy).',
  'digital-id.toast.export-not-ready':
    'Without the credentials nothing is exported, and a toast says so (proposed copy).',
  'digital-id.transition.settings': 'Settings leads to Security Settings.',
  'digital-id.transition.enable-biometrics':
    'Enable Now turns biometrics on, after the device has verified its owner.',
  'digital-id.state.biometric-not-confirmed':
    'The device does not confirm: biometrics stay off, and the device can be registered.',
  'digital-id.state.biometric-on-another-device':
    'Biometrics are on for the account, but not set up or not available on this device (proposed copy).',
  'digital-id.state.biometric-not-on-this-device': 'A device that cannot verify its owner says so.',
  'digital-id.toast.copied': "'Copied Successfully' after copying the complete DID.",
  'digital-id.toast.copy-failed': "'Copy Failed' when the clipboard refuses.",
  'digital-id.state.loading':
    'Skeletons while the DID or the credentials load. No text says that they are missing.',
  'digital-id.state.load-error':
    'The DID cannot be loaded: a card says why and offers to try again. The credentials stay.',
  'digital-id.state.credentials-failed':
    'The credentials cannot be loaded: a separate card says why. The DID stays.',
} as const;

export const digitalIdScreen: ScreenFacts = {
  reads: {
    did: {
      title: 'We could not load your digital ID',
      loading: 'Loading your digital ID',
      data: 'Your digital identity',
      stillVisible: ['Verify Identity', "Driver's License"],
    },
    verifications: {
      title: 'We could not load your verification requests',
      // Most people have no request, so the screen reserves no space for requests.
      loading: undefined,
      data: 'Passport Verification',
      stillVisible: ['Your digital identity', "Driver's License"],
    },
    credentials: {
      title: 'We could not load your credentials',
      loading: 'Loading your credentials',
      data: "Driver's License",
      stillVisible: ['Your digital identity', 'Add Credential'],
    },
  },
  silentReads: { user: 'the session knows whether biometrics are on' },
};
