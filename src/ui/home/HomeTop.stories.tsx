import type { StoryDefault } from "@ladle/react"

import { HomeTop } from "./HomeTop.tsx"
import { SearchLink } from "./SearchLink.tsx"

export default { title: "Components / Home / Top" } satisfies StoryDefault

export const Parts = () => (
  <HomeTop>
    <SearchLink href="#banner" />
    <SearchLink href="#menu" />
    <SearchLink href="#search" />
  </HomeTop>
)
