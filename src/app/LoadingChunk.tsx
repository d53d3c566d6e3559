import { type ComponentProps } from "react"

import { DelayedSpinner } from "./DelayedSpinner.tsx"
import { SlowLoad } from "./SlowLoad.tsx"

export const LoadingChunk = (props: ComponentProps<typeof DelayedSpinner>) => (
  <>
    <DelayedSpinner {...props} />
    <SlowLoad />
  </>
)
