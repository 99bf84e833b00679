import { type RefObject, use, useCallback, useEffect, useState } from 'react';
import { CurrentAddress, useIsFirstScreen } from '../../navigation/address.ts';
import { paths } from '../../paths.ts';

/** What the list is narrowed to: nothing, a typed term, one of the topics, or both. */
export type Query = { term: string; topic: string };

const TERM = 'suche';
const TOPIC = 'thema';
const NOTHING: Query = { term: '', topic: '' };

/** Names are short words: lower case is all that an address asks for. */
const inAddress = (topic: string) => topic.toLowerCase();

export const topicPath = (topic: string) =>
  topic ? `${paths.lexikon}?${TOPIC}=${encodeURIComponent(inAddress(topic))}` : paths.lexikon;

/**
 * The query stands in the address, so that it can be shared and survives going to an entry and back. Typing
 * replaces the address, choosing a topic is a step that the back button takes back.
 */
export function useQuery(topics: readonly string[], field: RefObject<HTMLInputElement | null>) {
  const isFirstScreen = useIsFirstScreen();
  const address = use(CurrentAddress);
  // The prerendered page knows no address: it starts empty, and the effect catches up.
  const [query, setQuery] = useState(() => (isFirstScreen ? NOTHING : queryIn(address, topics)));
  useEffect(() => setQuery(queryIn(address, topics)), [address, topics]);

  const change = useCallback(
    (next: Partial<Query>) => {
      const address = new URL(window.location.href);
      const before = queryIn(address, topics);
      const changed = { ...before, ...next };
      set(address, TERM, changed.term);
      set(address, TOPIC, inAddress(changed.topic));
      // Drops the fragment of a letter: on the way back the page would scroll to that letter, not to the results.
      address.hash = '';
      setQuery(changed);
      // Not through the app's address: this is not a navigation, and the page stays where it is.
      if (changed.topic === before.topic) history.replaceState(history.state, '', address);
      else history.pushState(null, '', address);
    },
    [topics],
  );

  // What was typed before the application was there.
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) change({ term: typed });
  }, [field, change]);

  return [query, change] as const;
}

function set({ searchParams }: URL, name: string, value: string) {
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
}

function queryIn({ search }: { search: string }, topics: readonly string[]): Query {
  const asked = new URLSearchParams(search);
  const topic = topics.find((name) => inAddress(name) === asked.get(TOPIC));
  return { term: asked.get(TERM) ?? '', topic: topic ?? '' };
}
