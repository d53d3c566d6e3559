import type { StoryDefault } from "@ladle/react"

import { SearchLink } from "./SearchLink.tsx"

export default { title: "Components / Home / Search link" } satisfies StoryDefault

export const Place = () => <SearchLink href="#games" />
