import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { homeAnnouncements } from "#gateway/calls/messages/announcements.ts"
import { empty, failing, loading } from "#ladle/plots.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/Stage.tsx"

import { Notice, NoticeList, useNotice } from "./NoticeBrowser.tsx"

export default { title: "pages / messages / NoticeBrowser" } satisfies StoryDefault

const list = storiesOf(
  <div className="padded">
    <NoticeList type="PL" label="Notices" link={() => ({ href: "#notice", onPress: nothing })} />
  </div>,
)
const page = { path: paths.notice, persona: "0", settings: { scale: "few" } } as const

export const Few = list(page)

export const Many = list({ ...page, settings: { scale: "hundreds" } })

export const AllRead = list({ ...page, settings: { scale: "few", unreadNotices: 0 } })

export const NoNotices = list({ ...page, ...empty })

export const Loading = list({ ...page, ...loading })

export const Failed = list({ ...page, settings: failing(homeAnnouncements.path) })

export const LongText = list({ ...page, longTexts: true })

const First = () => {
  const notice = useNotice("PL", "PL701")
  return notice === undefined ? null : <Notice type="PL" notice={notice} />
}

const opened = storiesOf(
  <div className="padded">
    <First />
    <div hidden>
      <NoticeList type="PL" label="Notices" link={() => ({ href: "#notice", onPress: nothing })} />
    </div>
  </div>,
)

export const Opened = opened(page)

export const LongTextOpened = opened({ ...page, longTexts: true })
