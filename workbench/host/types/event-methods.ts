import { EVENT_TYPES, type EventName } from "../events";
import type { HostNode } from "../node";
import type { Method } from "../type-definition";

/** `_Register…Event` and `_Unregister…Event` of every event this host delivers. */
export function eventMethods<N extends HostNode>(targetOf: (node: N) => string): Record<string, Method<N>> {
  const methods: Record<string, Method<N>> = {};
  for (const event of Object.keys(EVENT_TYPES) as EventName[]) {
    methods[`_Register${event}Event`] = (node, { events }) => events.listen(event, targetOf(node), 1);
    methods[`_Unregister${event}Event`] = (node, { events }) => events.listen(event, targetOf(node), -1);
  }
  return methods;
}
