import type { StoryDefault } from "@ladle/react"

import { loginReasonAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { EntryPage } from "./EntryPage.tsx"

export default { title: "Entry / Login and registration" } satisfies StoryDefault

const story = storiesOf(<EntryPage loadProtection={() => Promise.resolve(() => null)} />)

export const Login = story({ path: paths.login })

export const LoginToDeposit = story({
  path: paths.login,
  before: (store) => store.set(loginReasonAtom, "login_to_deposit"),
})

export const LoginWithoutBanners = story({ path: paths.login, ...empty })

export const LoginLoading = story({ path: paths.login, ...loading })

export const LoginFailed = story({ path: paths.login, ...failed })

export const Register = story({ path: paths.register })

export const RegisterWithoutBanners = story({ path: paths.register, ...empty })

export const RegisterLoading = story({ path: paths.register, ...loading })

export const RegisterClosed = story({
  path: paths.register,
  settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMREG3"] },
})

export const Terms = story({ path: paths.terms })

export const Agreement = story({ path: paths.agreement })

export const LongText = story({ path: paths.register, longTexts: true })
