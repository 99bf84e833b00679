import { Stamp } from '../../ui/stamp.tsx';

type BeitragHeaderProps = {
  title: string;
  author: string;
  publishDate: string;
  /** The same date for machines. */
  published: string;
  /** When a note was added or a fact corrected. */
  updated?: { date: string; iso: string };
  minutes: number;
  /** Why it is not out yet. */
  unpublished?: string | undefined;
};

export function BeitragHeader({
  title,
  author,
  publishDate,
  published,
  updated,
  minutes,
  unpublished,
}: BeitragHeaderProps) {
  return (
    <header className="beitrag-header">
      <Stamp text={unpublished} />
      <p className="label">
        <time dateTime={published}>{publishDate}</time> · {author} ·{' '}
        {minutes === 1 ? '1 Minute' : `${minutes} Minuten`} Lesezeit
        {updated && (
          <>
            &nbsp;· ergänzt&nbsp;am&nbsp;<time dateTime={updated.iso}>{updated.date}</time>
          </>
        )}
      </p>
      <h1 data-topic="">{title}</h1>
    </header>
  );
}
