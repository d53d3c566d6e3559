import type { StoryDefault } from "@ladle/react"

import { chooseHeadIconAtom } from "#atoms/account/headIcons.ts"
import { paths } from "#config/paths.ts"
import { chooseHeadIcon, headIcons } from "#gateway/calls/account/headIcon.ts"
import { failing, loading } from "#ladle/plots.ts"
import { nothing } from "#ladle/samples.tsx"
import type { Store } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { HeadIconChoice, HeadIcons } from "./HeadIconChoice.tsx"

export default { title: "pages / account / HeadIconChoice" } satisfies StoryDefault

const page = { path: paths.myAccount, persona: "0" }

export const Button = storiesOf(<HeadIconChoice />)(page)

const story = storiesOf(
  <div className="padded">
    <HeadIcons onChosen={nothing} />
  </div>,
)

export const Many = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(headIcons.path) })

export const Refused = story({
  ...page,
  settings: failing(chooseHeadIcon.path),
  before: (store: Store) => void store.set(chooseHeadIconAtom, "unknown"),
})
