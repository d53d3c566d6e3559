import type { StoryDefault } from "@ladle/react"
import { Ban, CirclePause } from "lucide-react"

import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { PanelRows } from "./PanelRows.tsx"

export default { title: "Player protection / Rows with panels" } satisfies StoryDefault

const rows = (text: string, initial?: string) =>
  storiesOf(
    <div className="padded">
      <PanelRows
        initial={initial}
        rows={[
          { id: "break", label: "Lantern Bay", detail: text, Icon: CirclePause, panel: <p>{text}</p> },
          { id: "exclusion", label: "Koi Harbour", Icon: Ban, isDanger: true, panel: <p>{text}</p> },
        ]}
      />
    </div>,
  )({ persona: "0" })

const sentence = "A bay with lanterns."

export const Usual = rows(sentence)

export const Open = rows(sentence, "break")

export const LongText = rows(longText)
