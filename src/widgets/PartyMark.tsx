import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';

import { IconMark } from '#components/IconMark.tsx';
import type { Direction } from '#wallet/entities/transaction.ts';

import { Seal } from './Seal.tsx';

const arrows = { send: ArrowUpRight, receive: ArrowDownLeft, exchange: ArrowLeftRight } as const;

/** The mark of a transaction: the seal of the other party; an arrow if the party is unknown, or for an exchange. */
export function PartyMark({
  name = '',
  detail = '',
  direction,
}: {
  /** The name of the other party, and its address or number. */
  name?: string | undefined;
  detail?: string | undefined;
  direction: Direction;
}) {
  const party = detail || name;
  if (direction === 'exchange' || party === '') {
    return (
      <IconMark icon={arrows[direction]} tone={direction === 'receive' ? 'positive' : 'brand'} />
    );
  }
  return <Seal of={party} name={name} />;
}
