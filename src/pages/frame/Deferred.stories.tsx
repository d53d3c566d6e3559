import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/Stage.tsx"

import { Deferred } from "./Deferred.tsx"

export default { title: "Frame / Deferred part" } satisfies StoryDefault

const Part = () => <p className="padded">The part that came later.</p>

const arrives = () => Promise.resolve(Part)
const never = () => new Promise<typeof Part>(() => {})
const fails = () => Promise.reject<typeof Part>(new Error("The code did not come."))

export const Arrived = storiesOf(<Deferred load={arrives} />)({})

export const Loading = storiesOf(<Deferred load={never} />)({})

export const Failed = storiesOf(<Deferred load={fails} />)({})
