import { Fragment } from 'react';

/** An e-mail address. Where a line is too short for it, it breaks after its @, or after a dot. */
export function EmailAddress({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
