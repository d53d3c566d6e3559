import type { StoryDefault } from "@ladle/react"

import { failing, loading } from "#ladle/storyOptions.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { FormCaptcha } from "./FormCaptcha.tsx"

export default { title: "Components / Forms / Captcha of a form" } satisfies StoryDefault

const story = (value: string, error = "") =>
  storiesOf(
    <div className="padded">
      <FormCaptcha
        ref={{ current: null }}
        value={value}
        error={error}
        onChange={nothing}
        onEmpty={nothing}
        onRefresh={nothing}
      />
    </div>,
  )

export const Empty = story("")({})

export const Answered = story("1234")({})

export const Wrong = story("1234", "The captcha is wrong")({})

export const Loading = story("")(loading)

export const Failed = story("")({ settings: failing("/wps/captcha") })
