import { describe, expect, it } from "vitest"

import { changesIn } from "#tools/picture/storyPictures.ts"

const picturesOf = (pictures: Readonly<Record<string, string>>): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]))

const accepted = picturesOf({ "home--guest": "a", "home--member": "b", "games--all": "c" })

describe("the pictures of the stories", () => {
  it("report a new, a gone and a changed one by its story", () => {
    const taken = picturesOf({ "home--guest": "a", "home--member": "other", "home--trial": "d" })
    expect(changesIn(accepted, taken)).toEqual([
      { kind: "new", name: "home--trial" },
      { kind: "gone", name: "games--all" },
      { kind: "changed", name: "home--member" },
    ])
  })
})
