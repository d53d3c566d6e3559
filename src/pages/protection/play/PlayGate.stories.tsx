import type { StoryDefault } from "@ladle/react"

import { protectionAtom, takeBreakAtom } from "#atoms/protection/protection.ts"
import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { PlayGate } from "./PlayGate.tsx"

export default { title: "Player protection / Page during a restriction" } satisfies StoryDefault

const story = storiesOf(
  <PlayGate loadDeposit={async () => () => null}>
    <Page>
      <p>₱ 1,000.00</p>
    </Page>
  </PlayGate>,
)

const settings: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }
const page = { path: paths.deposit, persona: "0", settings }

export const Open = story(page)

export const OnBreak = story({ ...page, before: (store) => void store.set(takeBreakAtom, 24) })

export const PlaySessionEnded = story({
  ...page,
  settings: { ...settings, protection: "sessionEnded" },
  before: (store) => void store.sub(protectionAtom, () => {}),
})

export const Awaited = story({ ...page, unanswered: [protection.path] })
