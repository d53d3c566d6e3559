import { storedKeys } from "../scenario/storedKeys.ts"

/** The other tabs of this browser. */
export interface Tabs {
  /** Whether all tabs share one simulated gateway. */
  readonly isShared: boolean
  /** Notifies the other tabs that this tab has stored changed settings. */
  readonly report: () => void
  readonly listen: (listener: () => Promise<void>) => void
  /** Reloads the other tabs, after this tab has reset everything. */
  readonly startOver: () => void
}

const messages = { over: "over", changed: "changed" } as const

/** Undefined in Safari before 15.4, which lacks BroadcastChannel. */
const channelOf = (): BroadcastChannel | undefined =>
  "BroadcastChannel" in window ? new BroadcastChannel("harness") : undefined

export const joinTabs = (page: Window, { isShared }: Pick<Tabs, "isShared">): Tabs => {
  const channel = channelOf()
  const onMessage = (message: string, take: () => void): void =>
    channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (data === message) take()
    })
  onMessage(messages.over, () => {
    // Marks the tab instead of clearing its storage, because the dock stores its forms again at `pagehide`.
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

/** Empties the session storage of a tab that another tab has reset and reloaded. */
export const emptyIfOver = (session: Storage): void => {
  if (session.getItem(storedKeys.over) !== null) session.clear()
}
