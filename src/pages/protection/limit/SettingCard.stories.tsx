import type { StoryDefault } from "@ladle/react"

import { longText, nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { SettingCard, SettingRow } from "./SettingCard.tsx"

export default { title: "Player protection / Card of settings" } satisfies StoryDefault

const card = (text: string) =>
  storiesOf(
    <div className="padded">
      <SettingCard title={text} aside="0:25" foot={text}>
        <SettingRow label={text} value="Nothing set" isSet={false} onPress={nothing} />
        <SettingRow label={text} value="₱ 1,500" isSet onPress={nothing} />
      </SettingCard>
    </div>,
  )({ persona: "0" })

export const Usual = card("Lantern Bay")

export const LongText = card(longText)
