import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RegisterForm } from "./RegisterForm.tsx"

export default { title: "Entry / Registration form" } satisfies StoryDefault

/** The form after the merchant's settings are loaded. */
const Loaded = () => {
  const settings = valueOf(useAtomValue(registerSettingsAtom))
  const whitelabel = useAtomValue(whitelabelAtom)
  return (
    settings &&
    whitelabel && (
      <div className="padded">
        <RegisterForm settings={settings} whitelabel={whitelabel} />
      </div>
    )
  )
}

const story = (options: StoryOptions = {}) => storiesOf(<Loaded />)({ path: paths.register, ...options })

export const ByUsername = story()

export const ByMobile = story({ settings: { modulesOff: ["REGISTER_REE3"] } })

export const WithProviders = story({ settings: { firebase: true } })

export const BadReferrer = story({ path: `${paths.register}?affiliateCode=NOPE1` })
