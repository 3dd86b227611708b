import { maskNumber } from '#wallet/entities/digital-id.ts';

/** A card in Home's list of identity cards. */
export interface SampleIdCard {
  kind: 'national-id' | 'student-id' | 'drivers-license';
  title: string;
  issuer: string;
  maskedNumber: string;
}

/** Home's identity cards: fixed, and independent of the person's credentials (core §2). */
export const sampleIdCards: readonly SampleIdCard[] = [
  {
    kind: 'national-id',
    title: 'National ID',
    issuer: 'Ministry of the Interior',
    maskedNumber: maskNumber('900215-1234567'),
  },
  {
    kind: 'student-id',
    title: 'Student ID',
    issuer: 'Pusan National University',
    maskedNumber: maskNumber('202100042'),
  },
  {
    kind: 'drivers-license',
    title: "Driver's License",
    issuer: 'Busan Metropolitan Police',
    maskedNumber: maskNumber('26-18-004217-05'),
  },
];

/** The fixed first entry of Home's recent activity (core §2). */
export const sampleSignedDocument = {
  title: 'Document signed',
  detail: 'Employment contract',
} as const;
