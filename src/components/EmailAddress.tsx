import { Fragment } from 'react';

/** An e-mail address. Lines break before the @ or a dot; within a part only if the part is wider than the line. */
export function EmailAddress({ children: address }: { children: string }) {
  return address.split(/(?=[.@])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts may be equal, so only the index is unique
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
