import type { StoryDefault } from "@ladle/react"

import { iframeGameAtom } from "#atoms/games/launch.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LeaveNotice } from "./LeaveNotice.tsx"

export default { title: "Player protection / Game on its own page" } satisfies StoryDefault

const leaving = (name: string) =>
  storiesOf(<LeaveNotice />)({
    persona: "0",
    before: (store) => store.set(iframeGameAtom, { name, url: "https://games.example/", isPage: true }),
  })

export const Usual = leaving("Golden Koi")

export const LongText = leaving(longText)
