/** The file beside each build that has the licences of the dependencies which are bundled into it. */
export const licenceNotice = 'third-party-licences.md';
