import { assert, describe, it } from "@effect/vitest"

import { enterAtom, replaceForbiddenPageAtom } from "#atoms/entry/access.ts"
import { paths } from "#config/paths.ts"
import * as Access from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { sessionAtom } from "#atoms/session.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

/** Opens a path by its address, as the guard of its page does. */
const open = (path: string, options: Parameters<typeof openStore>[0], requested = "") => {
  const services = openStore({ address: path, ...options })
  if (requested !== "") services.areas.session.setItem("WANTED_PAGE", requested)
  const verdict = Access.judge(Pages.ruleOf(path), services.store.get(sessionAtom))
  if (verdict._tag !== "Allowed") services.store.set(replaceForbiddenPageAtom, { verdict, path })
  return services
}

describe("login and registration with a session", () => {
  it.each([paths.login, paths.register, "/m/register.html"])(
    "redirects a member from %s to the return page or home, and lets a trial member stay",
    async (path) => {
      for (const [session, requested, expected] of [
        [sessionOf(0), "", paths.home],
        [sessionOf(9), paths.deposit, paths.deposit],
        [sessionOf(40), "", paths.home],
        [sessionOf(0, { firstTimeLogin: true }), paths.deposit, paths.changePassword],
        [sessionOf(4), "", path],
      ] as const) {
        const { address } = open(path, { session }, requested)
        assert.deepStrictEqual(address.history, [expected], `type ${session.type}`)
      }
    },
  )

  it("guests stay on the login and registration pages, and members can read the terms", async () => {
    for (const [path, options] of [
      [paths.login, {}],
      [paths.register, {}],
      [paths.terms, { session: sessionOf(0) }],
      [paths.agreement, { session: sessionOf(0) }],
    ] as const) {
      const { address } = open(path, options)
      assert.deepStrictEqual(address.history, [path])
    }
  })

  it("a login guard that runs after the redirect does not redirect again", async () => {
    const { store, address } = openStore({ address: paths.deposit, session: sessionOf(0) })
    store.set(replaceForbiddenPageAtom, { verdict: Access.Verdict.SentOn(), path: paths.login })
    assert.deepStrictEqual(address.history, [paths.deposit])
  })

  it("following a link to the login redirects a member to home", async () => {
    const { store, address } = open(paths.help, { session: sessionOf(0) })
    store.set(enterAtom, paths.login)
    assert.deepStrictEqual(address.history, [paths.home])
  })
})
