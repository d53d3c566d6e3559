import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "../../../.ladle/Stage.tsx"
import { LaterPart } from "./LaterPart.tsx"

export default { title: "pages / frame / LaterPart" } satisfies StoryDefault

const Part = () => <p className="padded">The part that came later.</p>

const arrives = () => Promise.resolve(Part)
const never = () => new Promise<typeof Part>(() => {})
const fails = () => Promise.reject<typeof Part>(new Error("The code did not come."))

export const Arrived = storiesOf(<LaterPart load={arrives} />)({})

export const Loading = storiesOf(<LaterPart load={never} />)({})

export const Failed = storiesOf(<LaterPart load={fails} />)({})
