import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Entry } from "#domain/agent/AgentMenu.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AgentEntry } from "./AgentEntry.tsx"

export default { title: "Agents / Menu entry" } satisfies StoryDefault

const overview: Entry = { id: "overview", group: "team", label: "team_overview", path: paths.teamOverview }
const inbox: Entry = { id: "inbox", group: "messages", label: "inbox", path: paths.inbox }

const story = (entry: Entry, options: StoryOptions = {}) =>
  storiesOf(
    <div className="padded">
      <AgentEntry entry={entry} />
    </div>,
  )({ path: paths.agent, persona: "9", ...options })

export const Plain = story(overview)

export const Unread = story(inbox)

export const ManyUnread = story(inbox, { settings: { unreadInbox: 150 } })

export const NothingUnread = story(inbox, { settings: { unreadInbox: 0 } })
