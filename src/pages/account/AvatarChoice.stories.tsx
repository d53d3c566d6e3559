import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { avatarChoicesAtom } from "#atoms/account/avatars.ts"
import { paths } from "#config/paths.ts"
import { avatars } from "#gateway/calls/account/avatar.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AvatarChoice, Avatars } from "./AvatarChoice.tsx"

export default { title: "Account / Avatar choice" } satisfies StoryDefault

const page = { path: paths.myAccount, persona: "0" }

export const Button = storiesOf(<AvatarChoice />)(page)

const Icons = () => (
  <div className="padded">
    <Avatars remote={useAtomValue(avatarChoicesAtom)} onChosen={nothing} />
  </div>
)

const story = storiesOf(<Icons />)

export const Many = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(avatars.path) })
