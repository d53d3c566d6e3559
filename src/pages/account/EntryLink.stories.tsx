import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Entry } from "#domain/frame/Menu.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { EntryLink } from "./EntryLink.tsx"

export default { title: "Account / Menu entry" } satisfies StoryDefault

const story = (entry: Entry) =>
  storiesOf(
    <div className="padded">
      <EntryLink entry={entry} />
    </div>,
  )({ persona: "0" })

const account: Entry = { id: "myAccount", label: "my_account", path: paths.myAccount }

export const Row = story(account)

export const WithoutAddress = story({ id: "vip", label: "vip" })
