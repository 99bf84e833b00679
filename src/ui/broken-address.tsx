import { Fragment } from 'react';

/** An address that breaks between its parts and never inside one: behind a slash, before a dot. */
export function BrokenAddress({ url }: { url: string }) {
  const starts = [...url.matchAll(/(?<=\/)(?=[^/])|(?=\.)/g)].map(({ index }) => index);
  return (
    <span className="address">
      {url.slice(0, starts[0])}
      {starts.map((start, index) => (
        <Fragment key={start}>
          <wbr />
          {url.slice(start, starts[index + 1])}
        </Fragment>
      ))}
    </span>
  );
}
