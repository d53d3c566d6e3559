import { paths } from "#config/paths.ts"

import type { Hand } from "./rig.ts"

/** A page of the product that is measured. */
export interface Page {
  readonly name: string
  readonly path: string
  /** A selector for the content. */
  readonly content: string
  /** A selector for the first row on screen, also where the app is not behind it yet. */
  readonly seen?: string
  readonly isMember?: boolean
  /** One packet in a hundred is lost. */
  readonly isLossy?: boolean
  /** Measures a start without a network too. */
  readonly opensOffline?: boolean
  /** Lighthouse looks at the page too. */
  readonly isAudited?: boolean
  /** What a thumb does on the page. */
  readonly taps?: (hand: Hand) => Promise<void>
  /** Measures the taps alone, on a first visit. */
  readonly isOnlyTapped?: boolean
}

const menuButton = 'header button[aria-label="Menu"]'
const row = "main tbody tr, main ul li button img"
const payment = 'section[aria-label="Payment method"] button'
const gameTile = 'main [role="list"][aria-label="Games"] button'
const favourites = `main a[href="${paths.gameList}?gameType=FAV"]`
const promotion = 'ul[aria-label="Promotion"] a'

const homeTaps = async ({ tap, wait, page }: Hand): Promise<void> => {
  await tap(menuButton, '[role="dialog"] a', "menu")
  await page.keyboard.press("Escape")
  // The menu covers the page until it has slid away, which takes long on a slow machine.
  await wait(2500)
  await tap(
    'nav[aria-label="Games"] li:nth-child(4) button',
    '[role="tab"][aria-selected="true"]',
    "category",
  )
  await page.goBack()
  await wait(1500)
  await tap('header a[href="/m/login"]', 'form input[name="username"]', "open login")
}

/** Pages of the product in the order of the tables. */
export const pages: ReadonlyArray<Page> = [
  {
    name: "home",
    path: paths.home,
    content: row,
    seen: "tbody tr, main ul li button img",
    opensOffline: true,
    isAudited: true,
    taps: homeTaps,
  },
  {
    name: "home as member",
    path: paths.home,
    content: row,
    seen: "tbody tr, main ul li button img",
    isMember: true,
  },
  { name: "login", path: paths.login, content: 'form input[name="username"]', isAudited: true },
  { name: "register", path: paths.register, content: 'form[aria-label="Register"] input' },
  { name: "game list", path: `${paths.gameList}?gameType=RNG`, content: gameTile },
  { name: "category", path: paths.rng, content: '[role="tabpanel"] button' },
  { name: "terms", path: paths.terms, content: "main h2" },
  { name: "help", path: paths.help, content: 'nav[aria-label="Help topics"] a' },
  { name: "promotions", path: paths.activity, content: promotion },
  { name: "deposit", path: paths.deposit, content: payment, isMember: true },
  { name: "inbox", path: paths.inbox, content: 'ul[aria-label="Inbox"] a', isMember: true },
  {
    name: "menu to deposit",
    path: paths.home,
    content: row,
    isMember: true,
    isOnlyTapped: true,
    taps: async ({ tap }) => {
      await tap(menuButton, undefined, "menu")
      await tap(`[role="dialog"] a[href="${paths.deposit}"]`, payment, "deposit")
    },
  },
  {
    name: "home to game list",
    path: paths.home,
    content: row,
    isMember: true,
    isOnlyTapped: true,
    taps: async ({ tap, wait, page }) => {
      // What loads on a scroll would move the link under the thumb.
      await page.evaluate(`document.querySelector('${favourites}').scrollIntoView({ block: "center" })`)
      await wait(3000)
      await tap(favourites, gameTile, "game list")
    },
  },
  {
    name: "bottom menu to promotions",
    path: paths.home,
    content: row,
    isOnlyTapped: true,
    taps: ({ tap }) => tap(`nav[aria-label="Main"] a[href="${paths.activity}"]`, promotion, "promotions"),
  },
  { name: "home with packet loss", path: paths.home, content: row, isLossy: true },
]
