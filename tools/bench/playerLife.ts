import type { Locator, Page } from "playwright"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"

/** Goes to a page within the app, as a link does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)

const header = (page: Page): Locator => page.getByRole("banner", { includeHidden: true })

/** The guest's home, shown completely. */
export const guestHome = async (page: Page): Promise<void> => {
  await header(page).getByRole("link", { name: "Login" }).waitFor()
  await page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

const closePopups = async (page: Page): Promise<void> => {
  const popup = page.getByRole("dialog")
  await popup.waitFor()
  while ((await popup.count()) > 0) {
    const title = (await popup.getByRole("heading").first().textContent()) ?? ""
    await popup.getByRole("button", { name: "Close" }).click()
    await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" })
  }
}

/** Logs the first member in from home and closes the popups. */
export const logIn = async (page: Page): Promise<void> => {
  await header(page).getByRole("link", { name: "Login" }).click()
  const form = page.getByRole("form", { name: "Login" })
  await form.getByRole("textbox", { name: "Username" }).fill("member0")
  await form.getByRole("textbox", { name: "Password" }).fill(demoPassword)
  await form.getByRole("button", { name: "Login", exact: true }).click()
  await header(page).getByText("Maria Santos").waitFor()
  await closePopups(page)
}

const playGame = async (page: Page): Promise<void> => {
  const game = page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first()
  // The board scrolls on by itself, so a click would wait for it to stop.
  await game.press("Enter")
  await page.frameLocator("iframe").getByRole("button", { name: "Play a round" }).click()
  await page.frameLocator("iframe").getByText(/^Won /).waitFor()
  await page.getByRole("button", { name: "Close game" }).click()
  await page.getByRole("dialog").waitFor({ state: "detached" })
}

const scrollGames = async (page: Page): Promise<void> => {
  await go(page, `${paths.gameList}?gameType=RNG`)
  await page.getByRole("list", { name: "Games" }).getByRole("button").first().waitFor()
  for (let step = 0; step < 5; step += 1) {
    await page.evaluate(() => window.scrollBy(0, 1500))
    await page.waitForLoadState("networkidle")
  }
}

/** Pages that a member reads. */
export const readPages = [
  paths.lotteryList,
  paths.deposit,
  paths.withdraw,
  paths.accountRecord,
  paths.bettingRecord,
  paths.inbox,
  paths.notice,
  paths.activity,
  paths.settings,
]

/** Opens a page and waits for its last request. */
export const read = async (page: Page, path: string): Promise<void> => {
  await go(page, path)
  await page.getByRole("main").waitFor()
  await page.waitForLoadState("networkidle")
}

const signOut = async (page: Page): Promise<void> => {
  await go(page, paths.memberHome)
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
  await guestHome(page)
}

/** From login to sign-out, from and to the guest's home. `pass` lets time pass between the steps. */
export const playLife = async (page: Page, pass: () => Promise<void>): Promise<void> => {
  await logIn(page)
  await playGame(page)
  await pass()
  await scrollGames(page)
  for (const path of readPages) {
    await read(page, path)
    await pass()
  }
  await signOut(page)
}
