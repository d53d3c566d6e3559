import type { StoryDefault } from "@ladle/react"

import { storiesOf } from "#ladle/PageStory.tsx"

import { CustomerServiceButton } from "./CustomerServiceButton.tsx"

export default { title: "Cashier / Customer service button" } satisfies StoryDefault

export const Usual = storiesOf(<CustomerServiceButton />)({ persona: "0" })
