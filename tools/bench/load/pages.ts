import { paths } from "#config/paths.ts"

export interface Tap {
  readonly name: string
  /** Selectors of the elements that are pressed in turn, and one that matches once the last press has its content. */
  readonly presses: ReadonlyArray<string>
  readonly content: string
  /** Whether the page renders the pressed element only after scrolling. */
  readonly isBelow?: boolean
}

export interface Page {
  readonly name: string
  readonly path: string
  /** Selectors of the content, and of its first row on screen, which may appear before the app has loaded. */
  readonly ready: string
  readonly firstRow?: string
  readonly isMember?: boolean
  /** The browser goes back to the page between taps. */
  readonly taps?: ReadonlyArray<Tap>
}

const row = "main tbody tr, main ul li button img"
const games = 'main [role="list"][aria-label="Games"] button'
const promotion = 'ul[aria-label="Promotion"] a'
const category = '[role="tabpanel"] button'
const payment = 'section[aria-label="Payment method"] button'
const toDeposit = ['header button[aria-label="Menu"]', `[role="dialog"] a[href="${paths.deposit}"]`]
const memberTaps = [{ name: "menu to deposit", presses: toDeposit, content: payment }]
const toList = [`main a[href^="${paths.gameList}"]`]

const homeTaps: ReadonlyArray<Tap> = [
  { name: "home to category", presses: [`nav [data-leads-to="${paths.rng}"]`], content: category },
  { name: "home to game list", presses: toList, content: games, isBelow: true },
  { name: "bottom menu to promotions", presses: [`nav > a[href="${paths.activity}"]`], content: promotion },
]

/** The pages of the lobby. */
export const pages: ReadonlyArray<Page> = [
  { name: "home", path: paths.home, ready: row, firstRow: row.replace("main ", ""), taps: homeTaps },
  { name: "home as member", path: paths.home, ready: row, isMember: true, taps: memberTaps },
  { name: "login", path: paths.login, ready: 'form input[name="username"]' },
  { name: "register", path: paths.register, ready: 'form[aria-label="Register"] input' },
  { name: "game list", path: `${paths.gameList}?gameType=RNG`, ready: games },
  { name: "category", path: paths.rng, ready: category },
  { name: "promotions", path: paths.activity, ready: promotion },
  { name: "deposit", path: paths.deposit, ready: payment, isMember: true },
  { name: "inbox", path: paths.inbox, ready: 'ul[aria-label="Inbox"] a', isMember: true },
  { name: "terms", path: paths.terms, ready: "main h2" },
  { name: "help", path: paths.help, ready: 'nav[aria-label="Help topics"] a' },
]

const referenceTaps: ReadonlyArray<Tap> = [
  { name: "open login", presses: ["header a"], content: "form" },
  { name: "category", presses: ["nav button:nth-child(3)"], content: "button.on:nth-child(3)" },
]

/** The pages beside which the lobby is measured. */
export const references: ReadonlyArray<Page> = [
  { name: "html-lobby", path: "/", ready: ".tile" },
  { name: "react-api", path: "/", ready: ".tile", taps: referenceTaps },
  { name: "stack-best", path: "/", ready: ".tile" },
]
