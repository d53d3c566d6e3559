import type { StoryDefault } from "@ladle/react"

import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { NextAndService } from "./NextAndService.tsx"

export default { title: "Frame / Next and service" } satisfies StoryDefault

export const WithNext = storiesOf(<NextAndService next={{ href: "#next", onPress: nothing }} />)({})

export const Last = storiesOf(<NextAndService next={undefined} />)({})
