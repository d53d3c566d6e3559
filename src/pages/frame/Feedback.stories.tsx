import type { StoryDefault } from "@ladle/react"

import { type Toast, toastsAtom, waitForAtom } from "#atoms/feedback.ts"
import { timings } from "#config/timings.ts"

import { longText } from "../../../.ladle/samples.tsx"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"

export default { title: "pages / frame / Feedback" } satisfies StoryDefault

// The stage itself draws it, around every page.
const told = storiesOf(null)

const said =
  (...toasts: ReadonlyArray<Omit<Toast, "id">>) =>
  (store: Store): void =>
    store.set(
      toastsAtom,
      toasts.map((toast, id) => ({ ...toast, id })),
    )

export const Nothing = told({})

export const ComingSoon = told({ before: said({ message: { key: "coming_soon" }, tone: "plain" }) })

export const Saved = told({ before: said({ message: { key: "changes_saved" }, tone: "good" }) })

export const Refused = told({ persona: "4", before: said({ message: { key: "free_reject" }, tone: "bad" }) })

export const Several = told({
  before: said(
    { message: { key: "coming_soon" }, tone: "plain" },
    { message: { key: "balance_updated" }, tone: "good" },
    { message: { key: "network_slow" }, tone: "bad" },
  ),
})

export const LongText = told({
  before: said({ message: { key: "unknown_error_code", values: { code: longText } }, tone: "bad" }),
})

export const PleaseWait = told({ before: (store) => void store.set(waitForAtom, timings.loaderUntilDone) })
