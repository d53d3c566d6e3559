import type { StoryDefault } from "@ladle/react"

import { StepHead } from "./StepHead.tsx"

export default { title: "Entry / Head of a registration step" } satisfies StoryDefault

export const First = () => <StepHead step="account" place={{ index: 0, of: 2 }} />

export const Last = () => <StepHead step="details" place={{ index: 1, of: 2 }} />
