import type { StoryDefault } from "@ladle/react"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LiveRooms } from "./LiveRooms.tsx"

export default { title: "pages / games / LiveRooms" } satisfies StoryDefault

const told = storiesOf(<LiveRooms />)

export const Many = told({ persona: "0", settings: { scale: "thousands" } })

export const Guest = told({})

export const Few = told({ persona: "0", settings: { scale: "few" } })

export const Loading = told(loading)

export const NothingOnAir = told(empty)

export const NothingFailed = told(failed)
