import type { StoryDefault } from "@ladle/react"

import { popupsAtom } from "#atoms/popups.ts"
import { prompts } from "#domain/agent/Contract.ts"
import { announcements } from "#fixtures/data/messages/announcements.ts"
import { type Popup, Popup as popup } from "#machines/Popups.ts"
import { longText } from "#ladle/samples.tsx"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PopupQueue } from "./PopupQueue.tsx"

export default { title: "Frame / Popups" } satisfies StoryDefault

const story = storiesOf(<PopupQueue />)

const withPopups =
  (...popups: ReadonlyArray<Popup>) =>
  (store: Store): void =>
    popups.forEach((each) => store.set(popupsAtom, { _tag: "Asked", popup: each }))

const logins = announcements(0).PU.map((announcement) => popup.Login({ announcement }))

const contracts = prompts({
  dailysalreqtype: "1",
  divtypecompperiodreq: "1",
  contracthoursalreq: "1",
}).map((prompt) => popup.Contract({ prompt }))

const long = announcements(0)
  .PU.slice(0, 1)
  .map((announcement) =>
    popup.Login({
      announcement: {
        ...announcement,
        title: longText,
        content: Array.from({ length: 30 }, () => `<p>${longText}</p>`).join(""),
      },
    }),
  )

export const Nothing = story({ persona: "0" })

export const Contracts = story({ persona: "41", before: withPopups(...contracts) })

export const OneAnnouncement = story({ persona: "0", before: withPopups(...logins.slice(0, 1)) })

export const Announcements = story({ persona: "0", before: withPopups(...logins) })

export const HostileAnnouncement = story({ persona: "0", before: withPopups(...logins.slice(1, 2)) })

export const LongText = story({ persona: "0", before: withPopups(...long) })

export const Download = story({ persona: "0", before: withPopups(popup.Download()) })

export const OneOfEach = story({
  persona: "41",
  before: withPopups(...contracts, ...logins, popup.Download()),
})
