import { describe, expect, it } from "vitest"

import { changesIn } from "#tools/picture/storyPictures.ts"

const picturesOf = (pictures: Readonly<Record<string, string>>): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]))

const accepted = picturesOf({ "home--guest": "a", "home--member": "b", "games--all": "c" })

describe("the comparison of story screenshots", () => {
  it("reports a new, a removed and a changed screenshot by the story's name", () => {
    const taken = picturesOf({ "home--guest": "a", "home--member": "other", "home--trial": "d" })
    expect(changesIn(accepted, taken)).toEqual([
      { kind: "new", name: "home--trial" },
      { kind: "gone", name: "games--all" },
      { kind: "changed", name: "home--member" },
    ])
  })
})
