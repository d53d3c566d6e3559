import type { StoryDefault } from "@ladle/react"

export default { title: "Welcome" } satisfies StoryDefault

export const HowToReview = () => (
  <main className="padded">
    <h1>How to review</h1>
    <p>
      The list has every component and every page in each of its states, in the order in which a player meets
      them.
    </p>
  </main>
)
