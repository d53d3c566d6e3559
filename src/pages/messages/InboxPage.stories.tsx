import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { mails } from "#gateway/calls/inbox.ts"

import { empty, failing, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { InboxPage } from "./InboxPage.tsx"

export default { title: "pages / messages / InboxPage" } satisfies StoryDefault

const told = storiesOf(<InboxPage />)
const page = { path: paths.inbox, persona: "0", settings: { scale: "few" } } as const

export const Filled = told(page)

export const Opened = told({ ...page, path: `${paths.inbox}?id=M9005` })

export const AllRead = told({ ...page, settings: { scale: "few", unreadInbox: 0 } })

export const Many = told({ ...page, settings: { scale: "hundreds" } })

export const MoreFailed = told({
  ...page,
  settings: {
    scale: "hundreds",
    faults: [{ call: `${mails.path}?pageNo=2`, kind: "http500", times: "always" }],
  },
})

export const NoMessages = told({ ...page, ...empty })

export const Loading = told({ ...page, ...loading })

export const Failed = told({ ...page, settings: failing(mails.path) })

export const NotOffered = told({ ...page, settings: { modulesOff: ["INBOX3"] } })

export const LongText = told({ ...page, longTexts: true })

export const LongTextOpened = told({ ...page, path: `${paths.inbox}?id=M9001`, longTexts: true })
