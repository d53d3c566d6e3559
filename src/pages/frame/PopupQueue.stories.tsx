import type { StoryDefault } from "@ladle/react"

import { popupsAtom } from "#atoms/popups.ts"
import { prompts } from "#domain/Contract.ts"
import { notices } from "#fixtures/data/announcements.ts"
import { type Popup, Popup as popup } from "#machines/Popups.ts"

import { longText } from "../../../.ladle/samples.tsx"
import type { Store } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { PopupQueue } from "./PopupQueue.tsx"

export default { title: "pages / frame / PopupQueue" } satisfies StoryDefault

const told = storiesOf(<PopupQueue />)

const asked =
  (...popups: ReadonlyArray<Popup>) =>
  (store: Store): void =>
    popups.forEach((each) => store.set(popupsAtom, { _tag: "Asked", popup: each }))

const logins = notices(0).PU.map((announcement) => popup.Login({ announcement }))

const contracts = prompts({
  dailysalreqtype: "1",
  divtypecompperiodreq: "1",
  contracthoursalreq: "1",
}).map((prompt) => popup.Contract({ prompt }))

const long = notices(0)
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

export const Nothing = told({ persona: "0" })

export const Contracts = told({ persona: "41", before: asked(...contracts) })

export const OneAnnouncement = told({ persona: "0", before: asked(...logins.slice(0, 1)) })

export const Announcements = told({ persona: "0", before: asked(...logins) })

export const HostileAnnouncement = told({ persona: "0", before: asked(...logins.slice(1, 2)) })

export const LongText = told({ persona: "0", before: asked(...long) })

export const Download = told({ persona: "0", before: asked(popup.Download()) })

export const OneOfEach = told({
  persona: "41",
  before: asked(...contracts, ...logins, popup.Download()),
})
