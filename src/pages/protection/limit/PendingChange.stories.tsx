import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PendingChange } from "./PendingChange.tsx"

export default { title: "Player protection / Pending change" } satisfies StoryDefault

const now = Date.now()
const day = 86_400_000

const change = (from: number, text: string, busy = false) =>
  storiesOf(
    <div className="padded">
      <PendingChange
        pending={{ minutes: null, from, until: from + 7 * day }}
        change={text}
        busy={busy}
        onResolve={nothing}
      />
    </div>,
  )({ path: paths.protection, persona: "0" })

export const Waiting = change(now + day, "₱ 5,000")

export const ToConfirm = change(now - day, "120 minutes")

export const Sending = change(now - day, "120 minutes", true)

export const LongText = change(now - day, "₱ 999,999,999,999.99")
