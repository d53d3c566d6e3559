import type { StoryDefault } from "@ladle/react"

import { registerAskedAtom } from "#atoms/access.ts"
import { agentNoticeOpenAtom } from "#atoms/menus.ts"
import { signOutAskedAtom } from "#atoms/session.ts"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import { Questions } from "./Questions.tsx"

export default { title: "pages / frame / Questions" } satisfies StoryDefault

const told = storiesOf(<Questions />)

export const SignOut = told({ persona: "0", before: (store) => store.set(signOutAskedAtom, true) })

export const RegisterFirst = told({ persona: "4", before: (store) => store.set(registerAskedAtom, true) })

export const AgentNotice = told({ persona: "9", before: (store) => store.set(agentNoticeOpenAtom, true) })

export const NothingAsked = told({ persona: "0" })
