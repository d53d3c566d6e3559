import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AnnouncementText, AnnouncementList, useAnnouncement } from "./AnnouncementBrowser.tsx"

export default { title: "Messages / List of announcements" } satisfies StoryDefault

const list = storiesOf(
  <div className="padded">
    <AnnouncementList type="PL" label="Announcements" link={() => ({ href: "#notice", onPress: nothing })} />
  </div>,
)
const page = { path: paths.notice, persona: "0", settings: { scale: "few" } } as const

export const Few = list(page)

export const Many = list({ ...page, settings: { scale: "hundreds" } })

export const AllRead = list({ ...page, settings: { scale: "few", unreadNotices: 0 } })

export const NoAnnouncements = list({ ...page, ...empty })

export const Loading = list({ ...page, ...loading })

export const Failed = list({ ...page, settings: failing(homeAnnouncements.path) })

export const LongText = list({ ...page, longTexts: true })

const First = () => {
  const announcement = useAnnouncement("PL", "PL701")
  return announcement === undefined ? null : <AnnouncementText type="PL" announcement={announcement} />
}

const opened = storiesOf(
  <div className="padded">
    <First />
    <div hidden>
      <AnnouncementList
        type="PL"
        label="Announcements"
        link={() => ({ href: "#notice", onPress: nothing })}
      />
    </div>
  </div>,
)

export const Opened = opened(page)

export const LongTextOpened = opened({ ...page, longTexts: true })
