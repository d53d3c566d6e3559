import type { StoryDefault } from "@ladle/react"
import type { ComponentProps } from "react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SetPart } from "./SetPart.tsx"

export default { title: "Account / Button of an empty part" } satisfies StoryDefault

const story = (props: ComponentProps<typeof SetPart>) =>
  storiesOf(
    <div className="padded">
      <SetPart {...props} />
    </div>,
  )({ path: paths.myAccount, persona: "0" })

export const Nickname = story({ part: "nickname", label: "nickname" })

export const Email = story({ part: "email", label: "email" })

export const RealName = story({ part: "payeeName", label: "real_name" })
