import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { CashierHelp } from "./CashierHelp.tsx"

export default { title: "Cashier / Cashier help" } satisfies StoryDefault

export const WithLicence = storiesOf(
  <div className="padded">
    <CashierHelp />
  </div>,
)({ path: paths.deposit, persona: "0" })
