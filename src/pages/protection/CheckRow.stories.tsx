import type { StoryDefault } from "@ladle/react"

import { checkForm } from "#atoms/protection/realityCheck.ts"
import { paths } from "#config/paths.ts"
import { setRealityCheck } from "#gateway/calls/protection/realityCheck.ts"
import { refusing } from "#ladle/storyOptions.ts"
import type { Store } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { CheckChoice, CheckRow } from "./CheckRow.tsx"

export default { title: "Player protection / Choice of the reality check" } satisfies StoryDefault

const page = { path: paths.protection, persona: "0", settings: { modulesOn: ["RGLIMIT3"] } } as const

const choice = (check?: { readonly minutes: number; readonly max?: number }) =>
  storiesOf(
    <div className="padded">
      <CheckChoice check={check} />
    </div>,
  )

const chooses = (store: Store): void => {
  store.sub(checkForm.formAtom, () => {})
  store.set(checkForm.formAtom, { _tag: "Submitted", form: { minutes: 15 } })
}

export const Row = storiesOf(
  <table className="padded">
    <tbody>
      <CheckRow check={{ minutes: 30 }} />
    </tbody>
  </table>,
)(page)

export const Off = choice()(page)

export const Chosen = choice({ minutes: 30 })(page)

export const Required = choice({ minutes: 30, max: 30 })(page)

export const Fixed = choice({ minutes: 10, max: 10 })(page)

export const Refused = choice()({
  ...page,
  settings: { ...page.settings, ...refusing("no_permission", setRealityCheck.path) },
  before: chooses,
})
