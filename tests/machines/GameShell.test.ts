import { assert, describe, it } from "@effect/vitest"

import { events, first, launched } from "#fixtures/machines/GameShell.ts"
import { Event, machine } from "#machines/GameShell.ts"

import {
  count,
  everySequenceKeeps,
  everyTransitionKeeps,
  explore,
  follow,
  withEventNames,
} from "../support/explore.ts"

const tell = (...path: ReadonlyArray<Event>) => {
  const { state, commands } = follow(machine, path)
  return [state._tag, ...commands.map(({ _tag }) => _tag)].join(" ")
}

const opening = "PushEntry NoteBalance AwaitIframe"

describe("game shell", () => {
  it.each(
    withEventNames<Event>([
      [[], "Closed"],
      [[first], `Loading ${opening}`],
      [[first, Event.IframeLoaded({ id: 100 })], `Ready ${opening}`],
      [[first, Event.IframeLoaded({ id: 99 })], `Loading ${opening}`],
      [[first, Event.TimedOut({ id: 100 })], `Stuck ${opening}`],
      [[first, Event.IframeLoaded({ id: 100 }), Event.TimedOut({ id: 100 })], `Ready ${opening}`],
      [[first, Event.TimedOut({ id: 100 }), Event.IframeLoaded({ id: 100 })], `Ready ${opening}`],
      [[first, launched(200)], `Loading ${opening} NoteBalance AwaitIframe`],
      [[first, Event.ClosePressed()], `Closed ${opening} RemoveEntry Refresh`],
      [[first, Event.ClosePressed(), Event.NavigatedBack()], `Closed ${opening} RemoveEntry Refresh`],
      [[first, Event.NavigatedBack()], `Closed ${opening} Refresh`],
      [[first, Event.PagePressed()], `Closed ${opening} OpenPage`],
      [[first, Event.LobbyReached({ path: "/m/help" })], `Closed ${opening} RemoveEntry OpenInLobby Refresh`],
      [[first, Event.Replaced()], `Closed ${opening} Refresh`],
      [[first, Event.SessionEnded()], `Closed ${opening}`],
      [[Event.ClosePressed(), Event.NavigatedBack(), Event.PagePressed()], "Closed"],
    ]),
  )("the game shell after '%s' ends as '%s'", (_, expected, path) => {
    assert.strictEqual(tell(...path), expected)
  })
})

describe("every event sequence of the game shell", () => {
  const sequences = [...explore(machine, events, 4)]

  everySequenceKeeps(sequences, {
    "has one history entry while open, and removes no other history entry": ({ transitions }) => {
      let added = 0
      return transitions.every(({ before, event, state, commands }) => {
        if (count(commands, "RemoveEntry") > 0 && added !== 1) return false
        added += count(commands, "PushEntry") - count(commands, "RemoveEntry")
        // Going back, the game's own page, another page and the login replace the entry.
        const replaces = ["NavigatedBack", "PagePressed", "Replaced", "SessionEnded"]
        if (before._tag !== "Closed" && replaces.includes(event._tag)) added = 0
        return added === Number(state._tag !== "Closed")
      })
    },
    "mounts a new iframe for each launch": ({ transitions }) => {
      const ids = transitions.flatMap(({ event, state }) =>
        event._tag === "Launched" && state._tag !== "Closed" ? [state.play.id] : [],
      )
      const follows = transitions.every(({ event, before, state }) =>
        event._tag === "Launched" && before._tag !== "Closed" && state._tag !== "Closed"
          ? state.play.id > before.play.id
          : true,
      )
      return ids.length === 0 || follows
    },
  })

  everyTransitionKeeps(sequences, {
    "refreshes balance and recent games when it closes": ({ before, event, commands }) => {
      const closes =
        before._tag !== "Closed" &&
        ["ClosePressed", "NavigatedBack", "LobbyReached", "Replaced"].includes(event._tag)
      return count(commands, "Refresh") === Number(closes)
    },
  })
})
