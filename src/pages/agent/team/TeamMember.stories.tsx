import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Downline } from "#domain/agent/Team.ts"
import { longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { TeamMember } from "./TeamMember.tsx"

export default { title: "Agents / Team member" } satisfies StoryDefault

const member: Downline = {
  account: "player1001",
  nickname: "Maria",
  type: 0,
  balance: 1250.5,
  registered: Date.UTC(2026, 3, 2),
  lastLogin: Date.UTC(2026, 10, 1, 9),
  downlines: 0,
  rebates: {},
}

const story = (change: Partial<Downline> = {}, choice?: { readonly isChosen: boolean }) =>
  storiesOf(
    <div className="padded">
      <TeamMember
        member={{ ...member, ...change }}
        isChosen={choice?.isChosen ?? false}
        onToggle={choice && nothing}
        onOpenTeam={nothing}
        onChangeRebates={nothing}
      />
    </div>,
  )({ path: paths.team, persona: "9" })

export const Member = story()

export const Agent = story({ type: 1, downlines: 12 })

export const Choosable = story({}, { isChosen: false })

export const Chosen = story({}, { isChosen: true })

export const WithoutNickname = story({ nickname: "" })

export const LongText = story({ account: "a".repeat(40), nickname: longText }, { isChosen: true })
