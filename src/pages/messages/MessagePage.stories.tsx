import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { linkNames } from "#fixtures/settings.ts"

import { failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { MessagePage } from "./MessagePage.tsx"

export default { title: "pages / messages / MessagePage" } satisfies StoryDefault

const told = storiesOf(<MessagePage />)
const page = { path: paths.message, persona: "0" }

export const Member = told(page)

export const ManyUnread = told({
  ...page,
  settings: { unreadInbox: 150, unreadChat: 99, unreadNotices: 100 },
})

export const NothingUnread = told({
  ...page,
  settings: { unreadInbox: 0, unreadChat: 0, unreadNotices: 0 },
})

export const Guest = told({ ...page, persona: "guest" })

export const Trial = told({ ...page, persona: "4" })

export const WithoutChatAndInbox = told({ ...page, settings: { modulesOff: ["CBS3", "INBOX3"] } })

export const WithoutLinks = told({ ...page, settings: { linksOff: linkNames } })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, ...failed })
