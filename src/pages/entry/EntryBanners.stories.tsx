import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { nothing } from "#ladle/samples.tsx"
import { empty, failed, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { EntryBanners } from "./EntryBanners.tsx"

export default { title: "Entry / Entry banners" } satisfies StoryDefault

const login = storiesOf(<EntryBanners tab="login" onShown={nothing} />)
const register = storiesOf(<EntryBanners tab="register" onShown={nothing} />)
const onRegister = { path: paths.register }

export const Login = login({ path: paths.login })

export const LoginLoading = login({ path: paths.login, ...loading })

export const LoginDefault = login({ path: paths.login, ...empty })

export const LoginDefaultAfterFailure = login({ path: paths.login, ...failed })

export const Register = register(onRegister)

export const RegisterLoading = register({ ...onRegister, ...loading })

export const RegisterDefault = register({ ...onRegister, ...empty })

export const RegisterDefaultAfterFailure = register({ ...onRegister, ...failed })

export const RegisterDefaultWithoutBonus = register({
  ...onRegister,
  settings: { scale: "empty", signupBonus: false },
})

export const LongText = login({ path: paths.login, longTexts: true })
