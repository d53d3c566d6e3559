import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LoginPage } from "./LoginPage.tsx"

export default { title: "pages / entry / LoginPage" } satisfies StoryDefault

const told = storiesOf(<LoginPage />)
const path = paths.login

export const Filled = told({ path })

export const WithoutBanners = told({ path, ...empty })

export const Loading = told({ path, ...loading })

export const Failed = told({ path, ...failed })

export const LongText = told({ path, longTexts: true })
