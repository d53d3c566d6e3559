/** The areas of the catalogue in the order in which a player sees them, each with its first components. */
export const areas = {
  Welcome: [],
  Entry: [
    "Login and registration",
    "Login form",
    "Registration tab",
    "Registration form",
    "Forgotten password",
    "Trial",
    "Terms",
  ],
  Home: ["Home", "Closed home", "Home banners", "Home ticker", "Welcome offer", "Home menu"],
  Games: ["All categories", "Category", "Game list", "Lottery list", "Lottery service", "Running game"],
  Cashier: [
    "Deposit",
    "Deposit in steps",
    "Deposit on one page",
    "Deposit receipt",
    "Withdrawal",
    "My funds",
    "Funds transfer",
  ],
  Records: ["Betting record", "Account record", "Profit and loss"],
  Account: [
    "Member home",
    "My account",
    "Security centre",
    "Bank cards",
    "Payment password",
    "Security questions",
    "Password change",
    "Settings",
  ],
  "Player protection": [
    "Player protection",
    "Limits",
    "Break",
    "Self-exclusion",
    "Page during a restriction",
  ],
  Promotions: [
    "Promotions",
    "Reward centre",
    "Invite friends",
    "Points mall",
    "Member tasks",
    "Task service",
    "Red rain",
    "App download",
  ],
  Messages: ["Message centre", "Announcements", "Inbox", "Feedback"],
  Agents: [
    "Agent home",
    "Recruiting",
    "Team",
    "Team overview",
    "Team betting",
    "Team profit and loss",
    "Team rebates",
    "Agent rebates",
    "Dividends",
    "Contracts",
  ],
  Help: ["Help centre"],
  Frame: ["Header", "Main menu", "Service menu", "Bottom bar", "Footer", "Settings of the device", "Popups"],
  Components: ["Basic", "Forms", "Overlays", "Media"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

/** An entry in Ladle's list of stories. `locStart` is the line of the story in its file. */
export interface Placed {
  readonly locStart: number
}

/** Converts a name to the form that story ids use. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, "-")

const order = Object.entries(areas).flatMap(([area, names]) => [
  ...names.map((name) => `${slugOf(area)}--${slugOf(name)}--`),
  `${slugOf(area)}--`,
])

/** The sort position of a story's component. Unlisted components follow the listed ones of their area; unknown areas are last. */
const placeOf = (id: string): number => {
  const place = order.findIndex((start) => id.startsWith(start))
  return place < 0 ? order.length : place
}

const componentOf = (id: string): string => id.slice(0, id.lastIndexOf("--"))

const compare = <A extends number | string>(one: A, other: A): number =>
  one < other ? -1 : Number(one > other)

/** The ids of stories, sorted by area, then by component, then by line in their file. */
export const inOrder = (stories: Readonly<Record<string, Placed>>): ReadonlyArray<string> =>
  Object.entries(stories)
    .sort(
      ([one, { locStart: line }], [other, { locStart: otherLine }]) =>
        compare(placeOf(one), placeOf(other)) ||
        compare(componentOf(one), componentOf(other)) ||
        compare(line, otherLine),
    )
    .map(([id]) => id)
