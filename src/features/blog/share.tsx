import '../../ui/chips.css';

export function Share({ url, title }: { url: string; title: string }) {
  return (
    <nav className="share" aria-label="Beitrag teilen">
      {shareLinks(url, title).map(({ name, label, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={`${label} (neuer Tab)`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

type ShareLink = { name: string; label: string; href: string };

/** Plain links to the services' own share pages: nothing is loaded from them before a click. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const mail = encodeURIComponent(`${title}\r\n\r\n${url}`);
  return [
    {
      name: 'LinkedIn',
      label: 'Auf LinkedIn teilen',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { name: 'X', label: 'Auf X teilen', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    {
      name: 'Facebook',
      label: 'Auf Facebook teilen',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    { name: 'E-Mail', label: 'Per E-Mail teilen', href: `mailto:?subject=${text}&body=${mail}` },
  ];
}
