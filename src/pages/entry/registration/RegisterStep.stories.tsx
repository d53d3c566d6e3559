import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RegisterStep } from "./RegisterStep.tsx"
import { type RegistrationSettings, useRegistration } from "./useRegistration.ts"

export default { title: "Entry / Registration step" } satisfies StoryDefault

interface ShownProps {
  readonly index: number
  readonly merchant: RegistrationSettings
}

const Shown = ({ index, merchant }: ShownProps) => {
  const registration = useRegistration(merchant)
  const { steps } = registration
  const step = steps[index]
  return (
    step !== undefined && (
      <div className="padded">
        <RegisterStep
          {...step}
          place={steps.length > 1 ? { index, of: steps.length } : undefined}
          shown
          registration={registration}
        />
      </div>
    )
  )
}

/** The step after the merchant's settings are loaded. */
const Loaded = ({ index }: { readonly index: number }) => {
  const settings = valueOf(useAtomValue(registerSettingsAtom))
  const whitelabel = useAtomValue(whitelabelAtom)
  return settings && whitelabel && <Shown index={index} merchant={{ settings, whitelabel }} />
}

const story = (index: number, options: StoryOptions = {}) =>
  storiesOf(<Loaded index={index} />)({ path: paths.register, ...options })

export const Account = story(0)

export const Details = story(1)

export const ByMobile = story(0, { settings: { modulesOff: ["REGISTER_REE3"] } })
