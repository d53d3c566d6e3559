import { Result, Schema } from "effect"

import { read, type Settings } from "#fixtures/settings.ts"

import { storedKeys } from "./stored.ts"

/** The other tabs of this browser. */
export interface Tabs {
  /** Whether all have one simulated gateway. */
  readonly isShared: boolean
  /** Reports this tab's settings to the others. */
  readonly report: (settings: Settings) => void
  readonly listen: (listener: (settings: Settings) => void) => void
  /** Reloads the others, after this one has reset everything. */
  readonly startOver: () => void
}

const over = "over"

const decode = Schema.decodeUnknownResult(Schema.Struct({ settings: Schema.Unknown }))

/** Safari has had channels since 15.4. */
const channelOf = (): BroadcastChannel | undefined =>
  "BroadcastChannel" in window ? new BroadcastChannel("harness") : undefined

export const joinTabs = (page: Window, { isShared }: Pick<Tabs, "isShared">): Tabs => {
  const channel = channelOf()
  const onMessage = (take: (message: unknown) => void): void =>
    channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => take(data))
  onMessage((message) => {
    if (message !== over) return
    // The page's end stores forms.
    page.sessionStorage.setItem(storedKeys.over, over)
    page.location.reload()
  })
  return {
    isShared,
    report: (settings) => channel?.postMessage({ settings }),
    listen: (listener) =>
      onMessage((data) => {
        const message = decode(data)
        if (Result.isSuccess(message)) listener(read(message.success.settings).settings)
      }),
    startOver: () => channel?.postMessage(over),
  }
}

/** Empties the storage of a tab that another one reloaded. */
export const emptyIfOver = (session: Storage): void => {
  if (session.getItem(storedKeys.over) !== null) session.clear()
}
