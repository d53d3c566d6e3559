import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom } from "#atoms/frame/whitelabel.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import type { Plot } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

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

const story = (plot: Plot = {}) => storiesOf(<Loaded />)({ path: paths.register, ...plot })

export const ByUsername = story()

export const ByMobile = story({ settings: { modulesOff: ["REGISTER_REE3"] } })

export const WithProviders = story({ settings: { firebase: true } })

export const BadReferrer = story({ path: `${paths.register}?affiliateCode=NOPE1` })
