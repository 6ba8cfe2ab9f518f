/** The time of day, once a second, for as long as somebody looks at it. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Now, in ms; reactive. */
export function now(): number {
  subscribe();
  return Date.now();
}
