/** DigitalID, credentials and identity verification. */
export const identity = {
  digitalId: {
    title: 'DigitalID',
    verifyIdentity: 'Verify Identity',
    addCredential: 'Add Credential',
    loading: 'Loading your digital ID',
    failed: 'We could not load your digital ID',
    identity: 'Your digital identity',
    noDid: 'DID: Not yet created',
    /** `count` is formatted. */
    credentialCount: (count: string) => (count === '1' ? '1 credential' : `${count} credentials`),
    requestsFailed: 'We could not load your verification requests',
  },
  credentials: {
    title: 'Credentials',
    loading: 'Loading your credentials',
    failed: 'We could not load your credentials',
    empty: 'No credentials yet',
    emptyHint: 'Verify your identity, or add a credential yourself.',
    showFewer: 'Show fewer',
    /** `count` is formatted. */
    showAll: (count: string) => `Show all ${count}`,
  },
  requests: {
    title: 'Verification requests',
    /** The titles of requests, by document type. */
    titles: {
      id: 'ID Verification',
      passport: 'Passport Verification',
      license: 'License Verification',
    },
    removeTitle: 'Remove this request?',
    /** `document` is the title and the number of the request. */
    removeText: (document: string) =>
      `${document} is removed with its number and photo. You can ask again at any time.`,
    removePendingText: (document: string) =>
      `${document} is removed with its number and photo. It will not be reviewed. You can ask again at any time.`,
    inReview: 'In review',
    rejected: 'Rejected',
    rejectedOn: (time: string) => `Rejected ${time}`,
    requestedOn: (time: string) => `Requested ${time}`,
    removeNamed: (title: string, number: string) => `Remove ${title}, ${number}`,
    noReason: 'The reviewer gave no reason. Ask again with a new photo.',
    askAgain: 'Ask again',
  },
  did: {
    title: 'DID management',
    copy: 'Copy',
    about: 'About this DID',
    status: 'Status',
    active: 'Active',
    network: 'Network',
    /** The network of the DIDs, whose name the documents do not give (decision 26). */
    networkName: 'XP Network',
    created: 'Created',
    shareQr: 'Share QR',
    export: 'Export',
    settings: 'Settings',
    shareTitle: 'Share your DID',
    code: 'QR code of your DID',
    codeCaption: 'Another Superwallet scans this code in Send.',
    codeFailed: 'The code could not be drawn. Copy the DID below.',
    copyDid: 'Copy DID',
    share: 'Share',
  },
  biometrics: {
    title: 'Biometric authentication',
    faceOrFingerprint: 'Face or fingerprint',
    active: 'Active and secure',
    inactive: 'Not configured',
    confirm: 'Confirm on your device',
    setUpDevice: 'Set up this device',
    enable: 'Enable Now',
    unsupported:
      'This device cannot check a face, a fingerprint or a PIN for the wallet. Open the wallet on one that can.',
  },
  credential: {
    title: 'Credential',
    loading: 'Loading the credential',
    failed: 'We could not load the credential',
    notFound: 'Credential Not Found',
    notFoundText: 'You have no credential at this address.',
    goToDigitalId: 'Go to DigitalID',
    remove: 'Remove credential',
    removeTitle: 'Remove this credential?',
    removeVerified:
      'It leaves your wallet, together with the number and the photo of its document. To get it back, the document must be verified again.',
    removeDeclared: 'It leaves your wallet. You can add it again at any time.',
    /** The meaning of each validity for the user; a valid credential needs no note. */
    validityNotes: {
      early: 'The issue date of this credential is in the future. Others may refuse it.',
      expired: 'This credential has expired. Others may refuse it.',
      revoked: 'The issuer has taken this credential back. It is valid no longer.',
    },
    replacedNote: 'A newer document of this kind has replaced this credential.',
    testNote: (reviewer: string) =>
      `This is a test credential. ${reviewer} has checked the form of the number and compared the name with your profile. It has not read the photo, and no office has confirmed the document.`,
    verifiedNote: 'A reviewer has checked the document behind this credential.',
    declaredNote: 'You have written this credential yourself. No reviewer has checked it.',
    facts: 'Facts',
    description: 'Description',
    issuer: 'Issuer',
    issued: 'Issued',
    expires: 'Expires',
    never: 'Never',
    notGiven: 'Not given',
    history: 'History',
    events: {
      added: 'Added',
      requested: 'Verification requested',
      verified: 'Verified',
      replaced: 'Replaced',
    },
  },
  /** The errors of the dates of a credential or document. */
  dates: {
    missing: 'Enter when it was issued.',
    noDate: 'Enter a whole date from 1900 to 2999.',
    noDateOrNone: 'Enter a whole date from 1900 to 2999, or none.',
    inFuture: 'This is in the future.',
    beforeIssue: 'This is before the issue date.',
  },
  add: {
    title: 'Add Credential',
    type: 'Credential type',
    types: {
      education: 'Education',
      employment: 'Employment',
      professional: 'Professional',
      certification: 'Certification',
    },
    typeMissing: 'Choose the type of the credential.',
    name: 'Credential name',
    nameExample: 'University degree',
    nameMissing: 'Enter the name of the credential.',
    issuer: 'Issuing organisation',
    issuerExample: 'Pusan National University',
    issuerMissing: 'Enter who issued it.',
    number: 'Credential number (optional)',
    issueDate: 'Issue date',
    description: 'Description (optional)',
    submitting: 'Adding',
    submit: 'Add Credential',
    examples: {
      title: 'Examples',
      degree: 'University degree',
      degreeDetail: 'Education, issued by your university',
      employment: 'Employment certificate',
      employmentDetail: 'Employment, issued by your employer',
      licence: 'Professional license',
      licenceDetail: 'Professional, issued by a chamber or an authority',
    },
  },
  verify: {
    title: 'Verify Identity',
    progress: 'Progress',
    steps: {
      select: 'Document',
      capture: 'Photo',
      verify: 'Details',
    },
    /** After the name of a step, which is only spoken. */
    done: ', done',
    stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
    chooseDocument: 'Choose your document',
    documentType: 'Document type',
    documents: {
      id: 'ID Card',
      passport: 'Passport',
      license: "Driver's License",
    },
    documentDetails: {
      id: 'National or resident identity card',
      passport: 'The page with your photo',
      license: 'The side with your photo',
    },
    next: 'Next',
    takePhotoOf: {
      id: 'Take a photo of your ID card',
      passport: 'Take a photo of your passport',
      license: "Take a photo of your driver's license",
    },
    photo: 'Photo',
    photoTaken: 'Photo, press it to take another',
    photoHint: 'Show the whole document, flat, in even light and without glare.',
    photoAlt: 'What you have taken',
    takePhoto: 'Take a photo',
    readingPhoto: 'Reading the photo',
    photoMissing: 'Still needed: a photo of the document.',
    photoProblems: {
      heic: 'This browser cannot read HEIC photos. Save the photo as JPEG, or take it with the camera here.',
      blank:
        'This photo shows no document: it has one colour, or nearly so. Take it again in good light.',
      unreadable:
        'This file cannot be read as an image. Take the photo again, or choose another file.',
      'too-large':
        'This image is too large to send. Take the photo again, or choose a smaller one.',
    },
    photoTooSmall: (long: number, short: number) =>
      `This photo is too small for a review: it needs at least ${long} × ${short} pixels. Take it again from closer.`,
    photoTooManyPixels: (megapixels: number) =>
      `This image has too many pixels. Choose one of at most ${megapixels} megapixels.`,
    checkDetails: 'Check the photo and add the details',
    chosenPhotoOf: {
      id: 'Your ID card',
      passport: 'Your passport',
      license: "Your driver's license",
    },
    retake: 'Take another photo',
    number: 'Document number',
    numberProblems: {
      missing: 'Enter the number of the document.',
      form: 'This is not the form of its number. Enter it as it is printed on the document.',
    },
    name: 'Name',
    nameHint: 'As it is written on the document.',
    nameMissing: 'Enter the name on the document.',
    issueDate: 'Issue date (optional)',
    sandbox: (reviewer: string) =>
      `${reviewer} decides on this request. It makes a test credential, and no office confirms the document.`,
    submitting: 'Submitting',
    submit: 'Submit',
  },
};

export type IdentityMessages = typeof identity;
