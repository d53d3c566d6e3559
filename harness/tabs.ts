import { Result, Schema } from "effect"

import { read, type Settings } from "#fixtures/settings.ts"

/** The other tabs of this browser. */
export interface Tabs {
  /** Whether all have one simulated gateway. */
  readonly isShared: boolean
  /** Reports this tab's settings to the others. */
  readonly report: (settings: Settings) => void
  readonly listen: (listener: (settings: Settings) => void) => void
}

const decode = Schema.decodeUnknownResult(Schema.Struct({ settings: Schema.Unknown }))

/** Safari has had channels since 15.4. */
const channelOf = (): BroadcastChannel | undefined =>
  "BroadcastChannel" in window ? new BroadcastChannel("harness") : undefined

export const joinTabs = ({ isShared }: Pick<Tabs, "isShared">): Tabs => {
  const channel = channelOf()
  return {
    isShared,
    report: (settings) => channel?.postMessage({ settings }),
    listen: (listener) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const message = decode(data)
        if (Result.isSuccess(message)) listener(read(message.success.settings).settings)
      }),
  }
}
