import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { leftForGameItem } from "#services/protection/storedRealityCheck.ts"

import { ProtectionWatch } from "./ProtectionWatch.tsx"
import { RealityCheck } from "./RealityCheck.tsx"

export default { title: "Player protection / Return from a game" } satisfies StoryDefault

const story = storiesOf(<ProtectionWatch loadCheck={async () => RealityCheck} />)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"], protection: "checkDue" }

/** The player returns from a game that opened as its own page; a reality check became due in the meantime. */
export const CheckDue = story({
  path: paths.home,
  persona: "0",
  settings,
  storedInTab: { [leftForGameItem.key]: "1" },
})

export const NothingDue = story({ path: paths.home, persona: "0", settings })
