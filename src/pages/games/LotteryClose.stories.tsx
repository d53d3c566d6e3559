import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LotteryClose } from "./LotteryClose.tsx"

export default { title: "pages / games / LotteryClose" } satisfies StoryDefault

export const AtRest = storiesOf(<LotteryClose />)({ persona: "0", path: paths.lottery })
