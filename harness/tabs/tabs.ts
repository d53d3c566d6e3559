import { storedKeys } from "../scenario/storedKeys.ts"

/** The other tabs of this browser. */
export interface Tabs {
  /** Whether all have one simulated gateway. */
  readonly isShared: boolean
  /** Reports to the others that this tab has stored other settings. */
  readonly report: () => void
  readonly listen: (listener: () => Promise<void>) => void
  /** Reloads the others, after this one has reset everything. */
  readonly startOver: () => void
}

const messages = { over: "over", changed: "changed" } as const

/** Safari has had channels since 15.4. */
const channelOf = (): BroadcastChannel | undefined =>
  "BroadcastChannel" in window ? new BroadcastChannel("harness") : undefined

export const joinTabs = (page: Window, { isShared }: Pick<Tabs, "isShared">): Tabs => {
  const channel = channelOf()
  const onMessage = (message: string, take: () => void): void =>
    channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (data === message) take()
    })
  onMessage(messages.over, () => {
    // The page's end stores forms.
    page.sessionStorage.setItem(storedKeys.over, messages.over)
    page.location.reload()
  })
  return {
    isShared,
    report: () => channel?.postMessage(messages.changed),
    listen: (listener) =>
      onMessage(messages.changed, () => {
        listener().catch((error: unknown) => console.error(error))
      }),
    startOver: () => channel?.postMessage(messages.over),
  }
}

/** Empties the storage of a tab that another one reloaded. */
export const emptyIfOver = (session: Storage): void => {
  if (session.getItem(storedKeys.over) !== null) session.clear()
}
