import { type ComponentProps } from "react"

import { DelayedSpinner } from "./DelayedSpinner.tsx"
import { SlowLoad } from "./SlowLoad.tsx"

/** Shown while code loads that a page cannot do without. */
export const LoadingCode = (props: ComponentProps<typeof DelayedSpinner>) => (
  <>
    <DelayedSpinner {...props} />
    <SlowLoad />
  </>
)
