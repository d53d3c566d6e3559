import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Entry } from "#domain/frame/Menu.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import styles from "./MemberCentre.module.css"
import { EntryLink } from "./EntryLink.tsx"

export default { title: "pages / account / EntryLink" } satisfies StoryDefault

const story = (entry: Entry, look: "row" | "tile" = "row") =>
  storiesOf(
    <div className="padded">
      <EntryLink entry={entry} className={styles[look]} />
    </div>,
  )({ persona: "0" })

const account: Entry = { id: "myAccount", label: "my_account", path: paths.myAccount }

export const Row = story(account)

export const Tile = story(account, "tile")

export const WithoutAddress = story({ id: "vip", label: "vip" })
