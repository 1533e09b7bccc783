import type { HostNode } from "../node";
import { defineType } from "../type-definition";

/** The client tells that it is ready for commands; this host sends none. */
export const addinInternalService = defineType<HostNode>({
  methods: { NotifyActionHandlerReady: () => null },
});

/** Custom functions are called directly, not by messages: the client's readiness changes nothing. */
export const customFunctionsService = defineType<HostNode>({
  methods: {
    _SetOsfControlContainerReadyForCustomFunctions: () => null,
    _GetEnabledFeatures: () => [],
  },
});
