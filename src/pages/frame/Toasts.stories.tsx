import type { StoryDefault } from "@ladle/react"

import { type Toast, toastsAtom } from "#atoms/kernel/toasts.ts"
import { waitForAtom } from "#atoms/kernel/loader.ts"
import { timings } from "#config/timings.ts"
import { longText } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

export default { title: "Frame / Toasts" } satisfies StoryDefault

// The preview wrapper renders the toasts around every page.
const story = storiesOf(null)

const withToast =
  (...toasts: ReadonlyArray<Pick<Toast, "message" | "tone">>) =>
  (store: Store): void =>
    store.set(
      toastsAtom,
      toasts.map((toast, id) => ({ ...toast, id, shownFor: timings.loaderUntilDone })),
    )

export const Nothing = story({})

export const ComingSoon = story({ before: withToast({ message: { key: "coming_soon" }, tone: "plain" }) })

export const Saved = story({ before: withToast({ message: { key: "changes_saved" }, tone: "good" }) })

export const Refused = story({
  persona: "4",
  before: withToast({ message: { key: "free_reject" }, tone: "bad" }),
})

export const Several = story({
  before: withToast(
    { message: { key: "coming_soon" }, tone: "plain" },
    { message: { key: "changes_saved" }, tone: "good" },
    { message: { key: "network_slow" }, tone: "bad" },
  ),
})

export const LongText = story({
  before: withToast({ message: { key: "unknown_error_code", values: { code: longText } }, tone: "bad" }),
})

export const PleaseWait = story({ before: (store) => void store.set(waitForAtom, timings.loaderUntilDone) })
