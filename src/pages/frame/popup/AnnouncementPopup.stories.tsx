import type { StoryDefault } from "@ladle/react"

import { popupsAtom } from "#atoms/popups.ts"
import type { Announcement } from "#domain/messages/Announcement.ts"
import { announcements } from "#fixtures/data/messages/announcements.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"
import { Popup } from "#machines/Popups.ts"

import { AnnouncementPopup } from "./AnnouncementPopup.tsx"

export default { title: "Frame / Announcement popup" } satisfies StoryDefault

const all = announcements(0).PU

const story = (shown: ReadonlyArray<Announcement>) => {
  const [announcement] = shown
  return storiesOf(announcement && <AnnouncementPopup announcement={announcement} />)({
    persona: "0",
    before: (store) =>
      shown.forEach((each) =>
        store.set(popupsAtom, { _tag: "Asked", popup: Popup.Login({ announcement: each }) }),
      ),
  })
}

export const One = story(all.slice(0, 1))

export const FirstOfMany = story(all)

export const LongText = story(all.slice(0, 1).map((each) => ({ ...each, title: longText })))
