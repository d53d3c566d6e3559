import type { StoryDefault } from "@ladle/react"

import { nothing } from "../../../.ladle/samples.tsx"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { AgeConsent } from "./AgeConsent.tsx"

export default { title: "pages / entry / AgeConsent" } satisfies StoryDefault

const told = (agrees: boolean) =>
  storiesOf(
    <div className="padded">
      <AgeConsent agrees={agrees} onChange={nothing} />
    </div>,
  )

export const Agrees = told(true)({})

export const DoesNotAgree = told(false)({})

export const Age18 = told(true)({ settings: { age: 18 } })
