import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { headIconChoicesAtom } from "#atoms/account/headIcons.ts"
import { paths } from "#config/paths.ts"
import { headIcons } from "#gateway/calls/account/headIcon.ts"
import { failing, loading } from "#ladle/plots.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/Stage.tsx"

import { HeadIconChoice, HeadIcons } from "./HeadIconChoice.tsx"

export default { title: "pages / account / HeadIconChoice" } satisfies StoryDefault

const page = { path: paths.myAccount, persona: "0" }

export const Button = storiesOf(<HeadIconChoice />)(page)

const Icons = () => (
  <div className="padded">
    <HeadIcons remote={useAtomValue(headIconChoicesAtom)} onChosen={nothing} />
  </div>
)

const story = storiesOf(<Icons />)

export const Many = story(page)

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(headIcons.path) })
