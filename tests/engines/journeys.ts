import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { phone } from "#tools/engines/Engine.ts"

import { type Player, saying, the } from "./player.ts"

/** A journey through the product build that every engine must complete. */
export interface Journey {
  readonly title: string
  readonly go: (player: Player) => Promise<void>
}

const header = the("banner")
const guestLogin = the("link", "Login", header)
const loginForm = the("form", "Login")
const registerForm = the("form", "Register")
const balance = the("status", "Balance")
const board = the("region", "Latest Winner")
const winner = the("button", undefined, the("row", undefined, board))
const games = the("list", "Games")
const menu = the("dialog", "Menu")
const question = the("alertdialog", "Do you want to sign out?")

const field = (name: string) => the("textbox", name, loginForm)
const registerField = (name: string) => the("textbox", name, registerForm)

const expectTrue = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what)
}

/** Nothing is wider than the phone's screen. */
const expectFits = async ({ run }: Player): Promise<void> => {
  const [screen, page] = await run<readonly [number, number]>(
    "return [innerWidth, document.scrollingElement.scrollWidth]",
  )
  expectTrue(screen <= phone.widest, `The screen is ${screen} px wide, no phone's`)
  expectTrue(page <= screen, `The page is ${page} px wide on a screen of ${screen} px`)
}

const home = async (player: Player): Promise<void> => {
  await player.open(paths.home)
  await player.see(the("button", "Slots", the("navigation", "Games")))
}

/** Closes the announcements that open after a login. */
const closePopups = async ({ see, count, press, gone }: Player): Promise<void> => {
  const popup = the("dialog")
  await see(popup)
  while ((await count(popup)) > 0) {
    const { text } = await see(the("heading", undefined, popup))
    const shown = the("heading", text, popup)
    await press(the("button", "Close", saying(text, popup)))
    await gone(shown)
  }
}

const logIn = async (player: Player): Promise<void> => {
  const { press, type, at } = player
  await press(guestLogin)
  await at(paths.login)
  await type(field("Username"), "member0")
  await type(field("Password"), demoPassword)
  await press(the("button", "Login", loginForm))
  await at(paths.home)
  await closePopups(player)
  await player.see(saying("Maria Santos", header))
}

const signOut = async ({ press, see, at }: Player): Promise<void> => {
  await press(the("button", "Menu", header))
  await press(the("button", "Sign out", menu))
  await press(the("button", "Sign out", question))
  await see(guestLogin)
  await at(paths.home)
}

/** Plays a round on the vendor's page and returns the remaining balance. */
const playRound = async ({ see, press }: Player, name: string): Promise<string> => {
  await see(the("heading", name))
  await press(the("button", "Play a round"))
  const { text } = await see(saying("Won", the("status")))
  const [, left] = /balance (-?[\d.]+)/.exec(text) ?? []
  return Number(left).toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

export const journeys: ReadonlyArray<Journey> = [
  {
    title: "a guest reads home from its header to its footer",
    go: async (player) => {
      await home(player)
      await player.see(the("region", "Banners"))
      await player.see(winner)
      await player.see(the("link", "Register", header))
      await expectFits(player)
      await player.run("scrollTo(0, document.scrollingElement.scrollHeight)")
      await player.see(the("contentinfo"))
      await player.see(the("link", "Home", the("navigation", "Main")))
    },
  },
  {
    title: "a member logs in and sees name, balance and unread mail",
    go: async (player) => {
      await home(player)
      await logIn(player)
      await player.see(saying("₱ 12,480.50", balance))
      await player.see(saying("7", the("link", "Inbox", header)))
      await expectFits(player)
    },
  },
  {
    title: "a member plays a game, sees the new balance, and signs out",
    go: async (player) => {
      await home(player)
      await logIn(player)
      const { text: name } = await player.see(winner)
      await player.press(winner)
      const left = await playRound(player, name)
      await player.press(the("link", "Back to lobby"))
      await player.at(paths.home)
      await player.see(saying(left, balance))
      await signOut(player)
      await player.back()
      await player.see(the("main"))
      expectTrue(
        (await player.count(saying("Maria Santos", header))) === 0,
        "The name is there after the sign-out",
      )
    },
  },
  {
    title: "a guest searches a list of games",
    go: async (player) => {
      await player.open(paths.rng)
      await player.see(the("listitem", undefined, games))
      await player.type(the("searchbox", "Search games"), "koi")
      await player.at(`${paths.rng}?q=koi`)
      const found = the("listitem", undefined, games)
      await player.until("for koi alone", async () => {
        const [count, fitting] = [await player.count(found), await player.count(saying("Koi", found))]
        return (count > 0 && count === fitting) || undefined
      })
      await expectFits(player)
      await player.press(the("button", "Clear search"))
      await player.at(paths.rng)
    },
  },
  {
    title: "a guest opens the register form and sees its validation errors",
    go: async (player) => {
      await home(player)
      await player.press(the("link", "Register", header))
      await player.at(paths.register)
      for (const name of ["Username", "Password", "Confirm password"]) await player.see(registerField(name))
      await player.type(registerField("Username"), "x")
      await player.type(registerField("Password"), "Lantern123")
      await player.press(the("button", "Next", registerForm))
      await player.see(the("alert", undefined, registerForm))
      await expectFits(player)
    },
  },
]
