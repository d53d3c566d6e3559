import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { EntryPage } from "./EntryPage.tsx"

export default { title: "pages / entry / EntryPage" } satisfies StoryDefault

const told = storiesOf(<EntryPage />)

export const Login = told({ path: paths.login })

export const LoginWithoutBanners = told({ path: paths.login, ...empty })

export const LoginLoading = told({ path: paths.login, ...loading })

export const LoginFailed = told({ path: paths.login, ...failed })

export const Register = told({ path: paths.register })

export const RegisterWithoutBanners = told({ path: paths.register, ...empty })

export const RegisterLoading = told({ path: paths.register, ...loading })

export const RegisterClosed = told({ path: paths.register, settings: { modulesOff: ["REG3"] } })

export const Terms = told({ path: paths.terms })

export const Agreement = told({ path: paths.agreement })

export const LongText = told({ path: paths.register, longTexts: true })
