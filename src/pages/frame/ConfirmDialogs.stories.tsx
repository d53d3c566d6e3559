import type { StoryDefault } from "@ladle/react"

import { isRegisterPromptOpenAtom } from "#atoms/entry/access.ts"
import { agentNoticeOpenAtom, taskAlertOpenAtom } from "#atoms/frame/menus.ts"
import { sessionLifeAtom, signOutAskedAtom, switchAskedAtom } from "#atoms/session.ts"
import { type Session, SessionToken } from "#domain/Session.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { ConfirmDialogs } from "./ConfirmDialogs.tsx"

export default { title: "Frame / Confirm dialogs" } satisfies StoryDefault

const story = storiesOf(<ConfirmDialogs />)

export const SignOut = story({ persona: "0", before: (store) => store.set(signOutAskedAtom, true) })

const accountOf = (userName: string): Session => ({
  token: SessionToken.make("link"),
  merchantCode: "",
  id: userName,
  userName,
  type: 0,
  firstTimeLogin: false,
})

const askSwitch = (current: string, other: string) =>
  story({
    persona: "0",
    before: (store) => store.set(switchAskedAtom, { current: accountOf(current), other: accountOf(other) }),
  })

export const SwitchAccount = askSwitch("member0", "lotus88")

export const SwitchAccountLongNames = askSwitch("member0".repeat(6), "lotus88".repeat(6))

export const SwitchMerchant = story({
  persona: "0",
  before: (store) =>
    store.set(switchAskedAtom, {
      current: { ...accountOf("member0"), merchantCode: "lantern" },
      other: { ...accountOf("member0"), merchantCode: "harbour" },
    }),
})

const openLink = (userName: string) =>
  story({
    persona: "0",
    before: (store) =>
      store.set(sessionLifeAtom, {
        _tag: "Began",
        session: { ...accountOf(userName), isUnconfirmed: true },
      }),
  })

export const LinkSession = openLink("member0")

export const LinkSessionLongName = openLink("member0".repeat(40))

export const LinkSessionOtherDirection = openLink("\u202emember0\u2066")

export const RegisterFirst = story({
  persona: "4",
  before: (store) => store.set(isRegisterPromptOpenAtom, true),
})

export const AgentNotice = story({ persona: "9", before: (store) => store.set(agentNoticeOpenAtom, true) })

export const TaskAlert = story({ persona: "0", before: (store) => store.set(taskAlertOpenAtom, true) })

export const NothingRequested = story({ persona: "0" })
