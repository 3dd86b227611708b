import type { Contact } from '#wallet/entities/contact.ts';
import { phoneNumberOf } from '#wallet/typed-text.ts';

const day = 24 * 60 * 60_000;

/** A contact and the age of its last payment, in milliseconds. */
type SampleContact = Pick<Contact, 'id' | 'name' | 'phone' | 'avatar'> & { ago: number };

const samples: readonly SampleContact[] = [
  { id: 1, name: '김서연', phone: '010-2345-6789', avatar: '김', ago: 0 },
  { id: 2, name: '박도현', phone: '010-8765-4321', avatar: '박', ago: 1 * day },
  {
    id: 3,
    name: '제갈 하늘빛나래온누리별님구름',
    phone: '010-5550-1234',
    avatar: '제',
    ago: 4 * day,
  },
  { id: 4, name: '이준호', phone: '051-747-0123', avatar: '이', ago: 16 * day },
  { id: 5, name: '최은지', phone: '010-3141-5926', avatar: '최', ago: 47 * day },
];

/**
 * The recent contacts of the local send screen, the latest first: fixed except for the dates of their last payments
 * (local §7).
 */
export function sampleRecentContacts(now: Date): Contact[] {
  return samples.map((sample) => contactOf(sample, now));
}

function contactOf({ ago, ...contact }: SampleContact, now: Date): Contact {
  return {
    ...contact,
    area: 'local',
    payee: `payout:${phoneNumberOf(contact.phone) ?? ''}`,
    ownName: '',
    favourite: false,
    recipient: contact.phone,
    lastSent: new Date(now.getTime() - ago).toISOString(),
  };
}
