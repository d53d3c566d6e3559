import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { ProtectionWatch } from "#pages/protection/play/ProtectionWatch.tsx"
import { RealityCheck } from "#pages/protection/play/RealityCheck.tsx"

import { ClosedHome } from "./ClosedHome.tsx"

export default { title: "Home / Closed home" } satisfies StoryDefault

const loadCheck = async () => RealityCheck

const story = (settings: Partial<Settings>) =>
  storiesOf(
    <>
      <ProtectionWatch loadCheck={loadCheck} />
      <ClosedHome />
    </>,
  )({ path: paths.home, persona: "0", settings: { modulesOn: ["RGLIMIT3"], ...settings } })

export const OnBreak = story({ protection: "onBreak" })

export const Excluded = story({ protection: "excluded" })
