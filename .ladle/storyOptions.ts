import type { Settings } from "#fixtures/settings.ts"

import type { StoryOptions } from "./storyApp.ts"

/** Settings by which the gateway fails these calls; without calls, every call. */
export const failing = (...calls: ReadonlyArray<string>): Partial<Settings> => ({
  faults: (calls.length === 0 ? ["*"] : calls).map((call) => ({ call, kind: "http500", times: "always" })),
})

/** Settings by which the gateway refuses these calls with this message code. */
export const refusing = (code: string, ...calls: ReadonlyArray<string>): Partial<Settings> => ({
  faults: calls.map((call) => ({ call, kind: "refused", times: "always", code })),
})

export const loading = { unanswered: "all" } as const satisfies StoryOptions
export const failed = { settings: failing() } as const satisfies StoryOptions
export const empty = { settings: { scale: "empty" } } as const satisfies StoryOptions
