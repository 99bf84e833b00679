/** It stands here and nowhere else: a reload forgets it. */
let topic = '';

/** What the visitor came to the contact page from, if that is something to ask about. */
export const currentTopic = (): string => topic;

export const forgetTopic = (): void => void (topic = '');

/** Of a link to the contact page: the offer that it stands on, or else what the page is about. */
export function noteTopic(link: HTMLElement): void {
  const found = link.dataset.topic ?? document.querySelector('main h1[data-topic]')?.textContent;
  // A page about nothing in particular leaves what the visitor had looked at before.
  if (found) topic = found.replaceAll('\u00ad', '');
}
