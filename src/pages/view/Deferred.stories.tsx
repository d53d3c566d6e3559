import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { Deferred } from "./Deferred.tsx"

export default { title: "Frame / Lazy component" } satisfies StoryDefault

const Late = () => <p className="padded">The component that loaded late.</p>

const arrives = () => Promise.resolve(Late)
const never = () => new Promise<typeof Late>(() => {})
const fails = () => Promise.reject<typeof Late>(new Error("The chunk did not load."))

export const Arrived = storiesOf(<Deferred load={arrives} />)({})

export const NothingWhileLoading = storiesOf(<Deferred load={never} />)({})

export const NothingWhenItFailed = storiesOf(<Deferred load={fails} />)({})
