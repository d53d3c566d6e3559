import type { StoryDefault } from "@ladle/react"

import { gameEndAtom } from "#atoms/protection/protection.ts"
import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GameEnd } from "./GameEnd.tsx"

export default { title: "Player protection / Game closed by the session limit" } satisfies StoryDefault

const ended = (name: string, until: number | null) =>
  storiesOf(<GameEnd />)({
    persona: "0",
    before: (store) => store.set(gameEndAtom, { name, played: 3_723_000, until }),
  })

export const Usual = ended("Golden Koi", Date.UTC(2026, 10, 18, 12))

export const WithoutEnd = ended("Golden Koi", null)

export const LongText = ended(longText, null)
