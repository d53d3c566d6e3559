import { describe, expect, it } from "vitest"

import { changesIn, pageOf } from "#tools/picture/storyPictures.ts"

const picturesOf = (pictures: Readonly<Record<string, string>>): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(pictures).map(([name, bytes]) => [name, Buffer.from(bytes)]))

const accepted = picturesOf({ "home--guest": "a", "home--member": "b", "games--all": "c" })

describe("the pictures of the stories", () => {
  it("equal pictures are no change", () => {
    expect(changesIn(accepted, accepted)).toEqual([])
  })

  it("a new, a gone and a changed picture are reported by the names of their stories", () => {
    const taken = picturesOf({ "home--guest": "a", "home--member": "other", "home--trial": "d" })
    expect(changesIn(accepted, taken)).toEqual([
      { kind: "new", name: "home--trial" },
      { kind: "gone", name: "games--all" },
      { kind: "changed", name: "home--member" },
    ])
  })

  it("with a part of the names only these stories are compared", () => {
    const taken = picturesOf({ "home--guest": "a", "home--member": "b" })
    expect(changesIn(accepted, taken, "home")).toEqual([])
  })

  it("the page shows a changed story before, after and as a difference, a new or gone one once", () => {
    const page = pageOf([
      { kind: "new", name: "home--trial" },
      { kind: "gone", name: "games--all" },
      { kind: "changed", name: "home--member" },
    ])
    const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path)
    expect(pictures).toEqual([
      "taken/home--trial.png",
      "accepted/games--all.png",
      "accepted/home--member.png",
      "taken/home--member.png",
      "accepted/home--member.png",
      "taken/home--member.png",
    ])
    expect(page).toContain("1 new, 1 gone, 1 changed")
  })
})
